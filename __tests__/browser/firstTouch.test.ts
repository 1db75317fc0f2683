import { expect, test } from '../support/browserTest';
import { answerForm, field, menu, openMenu, PHONE, sendForm, toggle, typeWhile } from '../support/firstTouch';
import { ENTRY, holdRequest } from '../support/holdRequest';

test.use(PHONE);
test.beforeEach(({ allowErrors }) => allowErrors('Failed to load resource'));

test('if the code does not arrive, the menu opens, links work and the form is sent once', async ({ page }) => {
  await page.route(ENTRY, (route) => route.abort());
  const sent = await answerForm(page);
  await page.goto('/#/projects/4');
  for (const link of ['about/', 'contact/']) {
    await openMenu(page);
    await menu(page).locator(`a[href="${link}"]`).tap();
    await expect(page).toHaveURL(`/${link}`);
  }
  await openMenu(page);
  await page.keyboard.press('Escape');
  await typeWhile(page);
  await sendForm(page, sent);
});

test('without a connection the menu opens, and typed text is there again after a link that fails', async ({ page }) => {
  // The app cannot start, so the page requests nothing more after the test has gone offline.
  await holdRequest(page, ENTRY);
  await page.goto('/contact/');
  await page.context().setOffline(true);
  await typeWhile(page);
  await openMenu(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await menu(page).locator('a[href="about/"]').tap();
  await failed;
  // `goBack` leads to the form only after the browser has shown its error page.
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.context().setOffline(false);
  await page.goBack();
  await expect(field(page, 'lastname')).toHaveValue('Gonzalez de la Cruz');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home has all its sections, the menu opens and closes, and the form is sent', async ({ page }) => {
    await page.goto('/#/projects/4');
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
  });
});
