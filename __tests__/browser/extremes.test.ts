import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from '../../src/tools/browser/axe';
import { overflows } from '../../src/tools/browser/overflow';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { longest } from '../sites/longest';
import { bringCarousels } from '../support/bringCarousels';
import { browserTest, expect, test } from '../support/browserTest';
import { fillIn } from '../support/firstTouch';
import { holdRequest } from '../support/holdRequest';
import { foreignIn, PSEUDO_SITE, pseudo, pseudoProjects, textsOf } from '../support/pseudoSite';
import { showPage } from '../support/showPage';
import { PSEUDO, siteOf } from '../support/sites';
import { startHost } from '../support/startHost';

/** The narrowest window of each layout, in which it is hardest to find room. */
const WIDTHS = [320, 360, 576, 768, 992, 1024, 1280];
const KINDS = ['/', '/about', '/projects', '/projects/1', '/contact', '/404'];

const CODE_FAILED = ['Failed to load resource', 'Failed to fetch dynamically'];

/** About how many lines the question at the end of a page takes, whose drawing has room for three. */
const linesOfQuestion = (page: Page) =>
  page.evaluate(() => {
    const question = document.getElementById('call-to-contact');
    if (!question) return 0;
    const range = document.createRange();
    range.selectNodeContents(question);
    return range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(question).lineHeight);
  });

/** Expects the page as it is now to fit windows of some widths. */
async function expectToFit(page: Page, widths = WIDTHS) {
  for (const width of widths) {
    // Little has to be drawn where all that is judged is the width; the words of the hero grow with the height.
    await page.setViewportSize({ width, height: page.url().endsWith('/') ? 900 : 300 });
    expect([width, ...(await overflows(page))]).toEqual([width]);
    expect(await linesOfQuestion(page)).toBeLessThan(3.5);
    const logo = page.getByRole('banner').getByRole('link').first();
    expect(await logo.evaluate((it) => it.clientWidth)).toBeGreaterThanOrEqual(180);
  }
}

/** The words of the page that are not in the language that nobody speaks. */
const foreign = async (page: Page) => foreignIn('', textsOf(await page.content()));

for (const [name, folder, paths] of [
  ['longest content in a language with longer words', `longest/${PSEUDO}`, KINDS],
  ['longest content', 'longest', ['/', '/projects/24']],
  ['shortest content', 'shortest', KINDS],
] as const) {
  browserTest(
    `a visit of pages with the ${name}`,
    { path: null, viewport: { width: 1024, height: 300 }, expectedErrors: CODE_FAILED },
    async ({ page, hydrated }) => {
      const [site = '', edition] = folder.split('/');
      const isPseudo = edition !== undefined;
      const pages = '**/assets/OtherPages-*';
      if (isPseudo) await page.route(pages, (route) => route.abort());
      const show = (path: string) => showPage(page, path, isPseudo ? PSEUDO_SITE : siteOf(site));
      const host = await startHost(siteOf(site));
      await page.goto(host.url + (isPseudo ? `${PSEUDO}/` : ''));
      await hydrated();
      if (isPseudo) {
        await test.step('a page whose code does not arrive speaks the language', async () => {
          await page.getByRole('banner').getByRole('link').nth(2).click();
          await expect(page.getByRole('alert')).toContainText(pseudo.layout.loadError.title);
          expect(await foreign(page)).toEqual([]);
          await page.unroute(pages);
          await page.getByRole('alert').getByRole('button').click();
        });
      }
      for (const path of paths) {
        await test.step(`${path} fits every window, breaks no rule of accessibility and shows no value that is no text`, async () => {
          await show(path);
          if (isPseudo) await bringCarousels(page);
          const texts = await page.locator('body').allInnerTexts();
          expect(texts).toEqual([expect.not.stringMatching(/^(0|NaN|null|undefined|true|false)$|&lt;/m)]);
          await expectToFit(page);
          // Where controls have the least room.
          await page.setViewportSize({ width: 360, height: 300 });
          expect(await violations(page, 'main')).toEqual([]);
          if (isPseudo) expect(await foreign(page)).toEqual([]);
        });
      }

      await test.step('the menu fits', async () => {
        await page.getByRole('banner').getByRole('button').click();
        await expect(page.locator('#menu')).toBeVisible();
        await expectToFit(page, [320, 767]);
        await page.keyboard.press('Escape');
      });

      await show('/');
      const parts = page.locator('[aria-labelledby=projects], [aria-roledescription]');
      if (site === 'shortest') {
        await test.step('one slide and one technology have no buttons', async () => {
          await expect(parts.getByRole('button')).toHaveCount(0);
          await expect(parts.first().locator('img')).toHaveCount(1);
          await expect(parts.last().getByRole('listitem')).toHaveText('Git');
        });
      }
      if (isPseudo) {
        await bringCarousels(page);
        const slides = parts.locator('[role=group] [role=group]');
        const { projects, demos } = longest.projects;
        await expect(slides).toHaveCount(36);
        // Only those with an address.
        await expect(slides.locator('a')).toHaveCount([...projects, ...demos].filter(({ url }) => url).length);
        await visitStates(page, show);
      }
      await host.stop();
    },
  );
}

/** Looks at the words of all that a visitor brings up. */
async function visitStates(page: Page, show: (path: string) => Promise<void>) {
  const { layout, contactForm } = pseudo;
  const { fields, outcomes } = contactForm;
  const [picture] = pseudoProjects[1]?.gallery ?? [];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const see = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  const send = async (email: string, expected: string) => {
    await fillIn(page);
    await page.locator('[name=email]').fill(email);
    await press(contactForm.submit);
    await see(expected);
  };
  const receive = async (body: string, expected: string) => {
    await page.route('**/contact.php', (route) => route.fulfill({ body }), { times: 1 });
    await send('ana@example.com', expected);
  };
  let release = () => {};
  for (const [state, act] of [
    ['home in motion', () => press(layout.footer.resumeMotion)],
    ['home at rest', () => press(layout.footer.pauseMotion)],
    ['a project', () => show('/projects/1')],
    ['the gallery', () => page.getByRole('main').getByRole('link', { name: picture?.alt }).first().click()],
    ['the form', () => show('/contact')],
    ['an empty form', () => press(contactForm.submit).then(() => see(fields.email.missing))],
    ['a wrong address', () => send('ana', fields.email.invalid)],
    ['a refusal', () => receive('{"success":false}', outcomes.rejected)],
    ['an odd answer', () => receive('<html>', outcomes.failurePrefix)],
    ['success', () => receive('{"success":true}', outcomes.success)],
    [
      'the form while it is sent',
      async () => {
        release = await holdRequest(page, '**/contact.php');
        await send('ana@example.com', contactForm.submitting);
      },
    ],
    ['another page', () => show('/about')],
    ['the notice of a failure', () => Promise.resolve(release()).then(() => see(outcomes.serverError))],
  ] as const) {
    await test.step(`${state} speaks the language`, async () => {
      await act();
      expect(await foreign(page)).toEqual([]);
    });
  }
}

test('what an owner leaves out is not there', () => {
  const read = (path: string) => parseHtml(readFileSync(`${siteOf('shortest')}${path}index.html`, 'utf8'));
  const contact = read('/contact/');
  const left =
    '[href*="wa.me"], [href^="tel:"], ul:empty, dl:empty, nav:empty, h2:empty, [aria-label="Redes sociales"]';
  expect(contact(left).length).toBe(0);
  const headings = contact('footer h2').toArray();
  expect(headings.map((heading) => contact(heading).text())).toEqual(['Navegación', 'Contactos']);

  const home = read('/');
  // Mail is in the place of chats.
  expect(home('[aria-labelledby=services] a').attr('href')).toMatch(/^mailto:a@li\.pe\?body=Hola/);
  expect(home('[aria-labelledby=projects] a').text()).toMatch(/^Ver más\s*$/);

  const privateProject = read('/projects/1/');
  expect(privateProject('main').text()).toContain('Uso interno');
  expect(privateProject('main a').text()).not.toContain('Ver sitio');
  expect([privateProject('main img').length, privateProject('main a img').length]).toEqual([1, 0]);
});
