import type { Page } from '@playwright/test';
import { folderOf } from '../../src/paths';
import { browserTest, expect } from '../support/browserTest';
import { eventually } from '../support/eventually';
import {
  answerForm,
  contentOf,
  ENTRY,
  expectSentOnce,
  field,
  fillIn,
  menu,
  openMenu,
  PHONE,
  site,
  toggle,
  typeWhile,
} from '../support/firstTouch';
import { holdRequest } from '../support/holdRequest';

/** Opens the menu, closes it with the keyboard and goes where one of its links leads. */
async function followMenu(page: Page, address: string) {
  await openMenu(page);
  const first = menu(page).locator('a').first();
  await eventually(async () => expect(await first.evaluate((it) => it === document.activeElement)).toBe(true));
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
  await openMenu(page);
  await menu(page).locator(`a[href="${address}"]`).tap();
}

async function sendForm(page: Page, sent: string[]) {
  sent.length = 0;
  await field(page, 'lastname').waitFor();
  await typeWhile(page, () => {});
  await fillIn(page);
  await page.locator('main [type=submit]').tap();
  await expectSentOnce(page, sent);
}

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
      await page.goto(`${site(urlOf)}#/projects/4`);
      await page.locator('main h1').waitFor();
      await followMenu(page, 'about/');
      await page.waitForURL(site(urlOf) + folderOf('/about'));
      await followMenu(page, 'contact/');
      await page.waitForURL(site(urlOf) + folderOf('/contact'));
      await sendForm(page, sent);
      await page.goto(`${site(urlOf)}#/contact`);
      await sendForm(page, sent);
    },
  );
}

browserTest(
  'code that comes back sends nothing that was not sent before',
  { ...PHONE, expectedErrors: ['Failed to load resource'] },
  async ({ page, urlOf, hydrated }) => {
    const sent = await answerForm(page);
    await page.route(ENTRY, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${site(urlOf)}contact/`);
    await failed;
    await field(page, 'name').fill('Ana');
    // The browser refuses the form, because it is not complete.
    await page.locator('main [type=submit]').tap();
    await page.unroute(ENTRY);
    await eventually(async () => {
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
      const asked = page.waitForRequest(ENTRY);
      await page.goto(`${site(urlOf)}projects/4/`);
      await asked;
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
    // A slow test may go offline only when all else has arrived.
    await holdRequest(page, ENTRY);
    await page.goto(urlOf('/contact'));
    await field(page, 'lastname').waitFor();
    await page.context().setOffline(true);
    await typeWhile(page, () => {});
    await openMenu(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await menu(page).locator('a[href="about/"]').tap();
    await failed;
    // Before the browser's page about the missing connection is there, back leads further.
    await eventually(async () => expect(page.url()).toMatch(/^chrome-error:/));
    await page.context().setOffline(false);
    await page.goBack();
    await eventually(async () => expect(await contentOf(page, 'lastname')).toBe('Gonzalez de la Cruz'));
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
