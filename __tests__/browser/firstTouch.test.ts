import type { Page } from 'playwright-core';
import { folderOf } from '../../src/content/paths';
import { browserTest } from '../support/browserTest';
import { addElements, type Moment, translate } from '../support/changedByOthers';
import { message } from '../support/contactMessage';
import { eventually } from '../support/eventually';
import { holdRequest } from '../support/holdRequest';

jest.setTimeout(120_000);

const ENTRY = '**/assets/main-*.js';
const PHONE = { path: null, hurry: false, viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** A page in its own file and at its address in the app. */
const ADDRESSES = ['contact/', '#/contact'];

const site = (urlOf: (path: string) => string) => urlOf('/').replace('#/', '');
const menu = (page: Page) => page.locator('#menu nav');
const toggle = (page: Page) => page.locator('header button');
const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const contentOf = (page: Page, name: string) => field(page, name).evaluate((it: HTMLInputElement) => it.value);

/** Answers the contact form as `contact.php` does; returns what it was sent. */
async function answerForm(page: Page) {
  const sent: string[] = [];
  await page.route('**/contact.php', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.request().headers().accept?.includes('json')
      ? route.fulfill({ json: { success: true } })
      : route.fulfill({ contentType: 'text/html', body: '<h1>Enviado</h1>' });
  });
  return sent;
}

async function fillIn(page: Page) {
  for (const [name, text] of Object.entries(message)) await field(page, name).fill(text);
}

async function expectSentOnce(page: Page, sent: string[]) {
  await page.getByText(/enviado/i).waitFor();
  expect(sent).toHaveLength(1);
  for (const text of Object.values(message)) expect(sent[0]).toContain(text);
}

/** Types a name, key by key, while `meanwhile` happens. */
async function typeWhile(page: Page, meanwhile: () => unknown) {
  await field(page, 'lastname').fill('');
  await page.keyboard.type('Gonzalez ', { delay: 20 });
  await meanwhile();
  await page.keyboard.type('de la Cruz', { delay: 20 });
  expect(await contentOf(page, 'lastname')).toBe('Gonzalez de la Cruz');
  expect(await field(page, 'lastname').evaluate((it) => it === document.activeElement)).toBe(true);
}

async function openMenu(page: Page) {
  await toggle(page).tap();
  await menu(page).waitFor();
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
}

const CHANGES: [what: string, change: (page: Page, moment: Moment) => Promise<unknown>][] = [
  ['translated', translate],
  ['given elements by others', addElements],
];

const MOMENTS: [when: string, moment: Moment][] = [
  ['before', 'parsed'],
  ['while', 'site:takeover'],
  ['after', 'site:ready'],
];

for (const [what, change] of CHANGES) {
  for (const [when, moment] of MOMENTS) {
    browserTest(`a page that is ${what} ${when} the app takes it over keeps what is typed`, PHONE, async (visit) => {
      const { page, urlOf, hydrated } = visit;
      await change(page, moment);
      const sent = await answerForm(page);
      for (const address of ADDRESSES) {
        sent.length = 0;
        const release = await holdRequest(page, ENTRY);
        await page.goto('about:blank');
        await page.goto(site(urlOf) + address);
        await field(page, 'lastname').waitFor();
        const typedIn = await field(page, 'lastname').elementHandle();
        await typeWhile(page, () => {
          release();
          return hydrated();
        });
        expect(await typedIn?.evaluate((it) => it.isConnected)).toBe(true);
        expect(await page.evaluate(() => scrollY)).toBeLessThan(1000);
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
      }
    });
  }
}

browserTest(
  'texts that change do so under a translator',
  { path: null, expectedErrors: ['405'] },
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
    await page.keyboard.press('ArrowRight');
    await texts('dialog figcaption', '[El panel con el que');
    await page.keyboard.press('Escape');

    await page.goto(`${site(urlOf)}contact/`);
    await hydrated();
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

    await page.goto(urlOf('/'));
    await hydrated();
    const pause = 'main section:has(h2) button:has-text("Pausar"), main section button:has-text("Reanudar")';
    const before = await page.locator(pause).first().textContent();
    await page.locator(pause).first().click();
    await eventually(async () => expect(await page.locator(pause).first().textContent()).not.toBe(before));
  },
);

for (const [what, hold] of [
  ['is late', (page: Page) => holdRequest(page, ENTRY)],
  ['does not arrive', (page: Page) => page.route(ENTRY, (route) => route.abort())],
] as const) {
  browserTest(
    `while the code ${what} the menu opens, links lead on and the form is sent, once`,
    { ...PHONE, expectedErrors: ['Failed to load resource'] },
    async ({ page, urlOf }) => {
      await hold(page);
      const sent = await answerForm(page);
      for (const address of ['', 'projects/1/', '#/projects/4']) {
        await page.goto('about:blank');
        await page.goto(site(urlOf) + address);
        await page.locator('main h1').waitFor();
        await openMenu(page);
        expect(
          await menu(page)
            .locator('a')
            .first()
            .evaluate((it) => it === document.activeElement),
        ).toBe(true);
        await page.keyboard.press('Escape');
        await menu(page).waitFor({ state: 'hidden' });
        expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
        await openMenu(page);
        await menu(page).locator('a[href="about/"]').tap();
        await page.waitForURL(site(urlOf) + folderOf('/about'));
      }
      for (const address of ADDRESSES) {
        sent.length = 0;
        await page.goto('about:blank');
        await page.goto(site(urlOf) + address);
        await field(page, 'lastname').waitFor();
        await typeWhile(page, () => {});
        await fillIn(page);
        await page.locator('main [type=submit]').tap();
        await expectSentOnce(page, sent);
      }
    },
  );
}

browserTest(
  'code that comes back sends nothing that was not sent before',
  { ...PHONE, expectedErrors: ['Failed to load resource'] },
  async ({ page, urlOf, hydrated }) => {
    const sent = await answerForm(page);
    await page.route(ENTRY, (route) => route.abort());
    await page.goto(`${site(urlOf)}contact/`);
    await page.waitForEvent('requestfailed');
    await field(page, 'name').fill('Ana');
    // The browser refuses the form, because it is not complete.
    await page.locator('main [type=submit]').tap();
    await page.unroute(ENTRY);
    await eventually(async () => {
      await page.mouse.wheel(0, 10);
      await page.keyboard.press('Shift');
      expect(await page.locator('[data-hydrated]').count()).toBe(1);
    });
    await hydrated();
    expect(sent).toEqual([]);
    expect(await contentOf(page, 'name')).toBe('Ana');
  },
);

browserTest(
  'a button that only the app can answer acts when the code is there at once, and never later',
  { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] },
  async ({ page, urlOf, hydrated }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.assign(window, { milliseconds: 0 });
      performance.now = () => Reflect.get(window, 'milliseconds');
    });
    const copied = page.getByText('Enlace copiado');
    for (const [wait, acts] of [
      [900, true],
      [1100, false],
    ] as const) {
      const release = await holdRequest(page, ENTRY);
      await page.goto('about:blank');
      await page.goto(`${site(urlOf)}projects/4/`);
      await page.waitForRequest(ENTRY);
      await page.getByRole('button', { name: 'Compartir' }).tap();
      await page.evaluate((milliseconds) => Object.assign(window, { milliseconds }), wait);
      release();
      await hydrated();
      if (acts) await copied.waitFor();
      else expect(await copied.count()).toBe(0);
      await page.unroute(ENTRY);
    }
  },
);

browserTest(
  'without a connection after the first paint the menu opens, and what is typed is there again after a link that fails',
  { ...PHONE, expectedErrors: ['Failed to load resource'] },
  async ({ page, urlOf }) => {
    for (const address of ADDRESSES) {
      await page.goto('about:blank');
      await page.goto(site(urlOf) + address);
      await field(page, 'lastname').waitFor();
      await page.context().setOffline(true);
      await typeWhile(page, () => {});
      await openMenu(page);
      const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
      await menu(page).locator('a[href="about/"]').tap();
      await failed;
      await page.context().setOffline(false);
      await page.goBack();
      await eventually(async () => expect(await contentOf(page, 'lastname')).toBe('Gonzalez de la Cruz'));
    }
  },
);

browserTest(
  'without JavaScript the menu opens and closes, and the form is sent',
  { path: null, viewport: PHONE.viewport, hasTouch: true, javaScriptEnabled: false },
  async ({ page, urlOf }) => {
    const sent = await answerForm(page);
    await page.goto(site(urlOf));
    await toggle(page).tap();
    await menu(page).waitFor();
    await toggle(page).tap();
    await menu(page).waitFor({ state: 'hidden' });
    await toggle(page).tap();
    await menu(page).locator('a[href="contact/"]').tap();
    await field(page, 'name').waitFor();
    await fillIn(page);
    await page.locator('main [type=submit]').tap();
    await expectSentOnce(page, sent);
  },
);
