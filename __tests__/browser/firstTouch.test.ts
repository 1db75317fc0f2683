import type { Page } from '@playwright/test';
import { browserTest, expect } from '../support/browserTest';
import { answerForm, ENTRY, field, menu, openMenu, PHONE, sendForm, toggle, typeWhile } from '../support/firstTouch';
import { holdRequest } from '../support/holdRequest';

const FAILING = { ...PHONE, expectedErrors: ['Failed to load resource'] };
const abort = (page: Page) => page.route(ENTRY, (route) => route.abort());

for (const [what, hold, start, links] of [
  ['is late', (page: Page) => holdRequest(page, ENTRY), '/#/projects/4', ['about/', 'contact/']],
  ['does not arrive', abort, '/#/contact', []],
] as const) {
  browserTest(
    `while the code ${what} the menu opens, links lead on and the form is sent, once`,
    FAILING,
    async ({ page }) => {
      await hold(page);
      const sent = await answerForm(page);
      await page.goto(start);
      for (const link of links) {
        await openMenu(page);
        await menu(page).locator(`a[href="${link}"]`).tap();
        await expect(page).toHaveURL(`/${link}`);
      }
      await expect(field(page, 'lastname')).toBeVisible();
      await openMenu(page);
      await page.keyboard.press('Escape');
      await typeWhile(page);
      await sendForm(page, sent);
    },
  );
}

browserTest(
  'without a connection after the first paint the menu opens, and what is typed is there again after a link that fails',
  FAILING,
  async ({ page }) => {
    // A slow test may go offline only when all else has arrived.
    await holdRequest(page, ENTRY);
    await page.goto('/contact/');
    await page.context().setOffline(true);
    await typeWhile(page);
    await openMenu(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await menu(page).locator('a[href="about/"]').tap();
    await failed;
    // Before the browser's page about the missing connection is there, back leads further.
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.context().setOffline(false);
    await page.goBack();
    await expect(field(page, 'lastname')).toHaveValue('Gonzalez de la Cruz');
  },
);

browserTest(
  'without JavaScript every hash address shows home, all its sections and a menu that opens and closes, and the form is sent',
  { path: '/projects/4', viewport: PHONE.viewport, hasTouch: true, javaScriptEnabled: false },
  async ({ page }) => {
    const sent = await answerForm(page);
    for (const name of ['SOPORTE', 'ALGUNOS DE MIS PROYECTOS', 'SOBRE MÍ', 'TECNOLOGÍAS QUE USO']) {
      const region = page.getByRole('main').getByRole('region', { name });
      await expect(region).toBeVisible();
      await expect(region).toHaveCSS('opacity', '1');
    }
    for (const state of ['visible', 'hidden', 'visible'] as const) {
      await toggle(page).tap();
      await menu(page).waitFor({ state });
    }
    await menu(page).locator('a[href="contact/"]').tap();
    await sendForm(page, sent);
  },
);
