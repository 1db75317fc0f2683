import { browserTest, expect } from '../support/browserTest';
import { addElements, hideMail, type Moment, translate } from '../support/changedByOthers';
import { message } from '../support/contactMessage';
import { eventually } from '../support/eventually';
import {
  ADDRESSES,
  answerForm,
  ENTRY,
  expectSentOnce,
  field,
  fillIn,
  menu,
  openMenu,
  PHONE,
  site,
  typeWhile,
} from '../support/firstTouch';
import { holdRequest } from '../support/holdRequest';

const CHANGES = { 'is translated': translate, 'is given elements by others': addElements };

const MOMENTS: [when: string, moment: Moment][] = [
  ['before', 'parsed'],
  ['while', 'site:takeover'],
  ['after', 'site:ready'],
];

for (const [what, change] of Object.entries(CHANGES)) {
  browserTest(
    `a page that ${what} before, while or after the app takes it over keeps what is typed`,
    PHONE,
    async ({ page, urlOf, hydrated }) => {
      const sent = await answerForm(page);
      for (const [when, moment] of MOMENTS) {
        for (const address of moment === 'parsed' ? ADDRESSES : ['contact/']) {
          const place = `${when} at ${address}`;
          const changing = await change(page, moment);
          sent.length = 0;
          const release = await holdRequest(page, ENTRY);
          await page.goto('about:blank');
          await page.goto(site(urlOf) + address);
          await field(page, 'lastname').waitFor();
          await typeWhile(page, () => {
            release();
            return hydrated();
          });
          expect([place, await page.evaluate(() => scrollY < 1000)]).toEqual([place, true]);
          await openMenu(page);
          await page.keyboard.press('Escape');
          await fillIn(page);
          await page.locator('main [type=submit]').click();
          await expectSentOnce(page, sent);

          await openMenu(page);
          await menu(page).locator('a[href="about/"]').tap();
          await page.waitForURL(urlOf('/about'));
          await page.locator('main h1').getByText('DESARROLLADOR FULL STACK').waitFor();
          await page.unroute(ENTRY);
          await changing.dispose();
        }
      }
    },
  );
}

browserTest(
  'behind a proxy that hides addresses of mail a page keeps its fields, what is typed, and the addresses',
  PHONE,
  async ({ page, urlOf, hydrated }) => {
    await hideMail(page, '**/contact/');
    for (const address of ADDRESSES) {
      const release = await holdRequest(page, ENTRY);
      await page.goto('about:blank');
      await page.goto(site(urlOf) + address);
      const typedIn = await field(page, 'lastname').elementHandle();
      await typeWhile(page, () => {
        release();
        return hydrated();
      });
      expect(await typedIn?.evaluate((it) => it.isConnected)).toBe(true);
      await page.locator('footer a[href^=mailto]').getByText('hola@example.com').waitFor({ state: 'attached' });
      await page.unroute(ENTRY);
    }
  },
);

browserTest(
  'texts that change do so under a translator',
  { path: null, viewport: { width: 800, height: 400 }, expectedErrors: ['405'] },
  async ({ page, urlOf, hydrated }) => {
    await translate(page, 'parsed');
    const texts = async (selector: string, expected: string) => {
      await eventually(async () => expect(await page.locator(selector).first().textContent()).toContain(expected));
    };
    await page.goto(`${site(urlOf)}projects/4/`);
    await hydrated();
    // The page comes with «Pausar»; for a visitor whose system asks for less motion, nothing moves.
    await texts('footer button', '[Reanudar animaciones]');
    await page.locator('footer button').click();
    await texts('footer button', '[Pausar animaciones]');
    // Each project's page has other texts in the same places.
    for (const name of ['Aikikai', 'Código', 'Menú Digital']) {
      await page.locator('main nav a').last().click();
      await texts('main h1', `[${name}]`);
      await texts('main h2', '[');
    }
    await page.locator('footer a', { hasText: 'Ecommerce' }).click();
    await texts('main h1', '[E-commerce]');
    await page.locator('main figure a').first().click();
    await texts('dialog figcaption', '[La ficha de cada pieza');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('ArrowRight');
    await texts('dialog figcaption', '[El panel con el que');
    await page.keyboard.press('Escape');

    await page.locator('header a', { hasText: 'CONTACTOS' }).click();
    await texts('main h1', '[CONTACTOS]');
    const answer = await holdRequest(page, '**/contact.php');
    await page.locator('main [type=submit]').click();
    await texts('main form', '[Escribe tu correo.]');
    await fillIn(page);
    await field(page, 'email').fill('ana');
    await page.locator('main [type=submit]').click();
    await texts('main form', '[Escribe un correo válido');
    await field(page, 'email').fill(message.email);
    await page.locator('main [type=submit]').click();
    await texts('main [type=submit]', '[Enviando...]');
    answer();
    await texts('main [role=status]', '[');
    await texts('main [type=submit]', '[Enviar]');

    await page.locator('header a', { hasText: 'INICIO' }).click();
    await texts('main h1', '[Full Stack developer]');
    const pause = 'main section:has(h2) button:has-text("Pausar"), main section button:has-text("Reanudar")';
    const before = await page.locator(pause).first().textContent();
    await page.locator(pause).first().click();
    await eventually(async () => expect(await page.locator(pause).first().textContent()).not.toBe(before));
  },
);
