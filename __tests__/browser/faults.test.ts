import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest';
import { PAGES_CODE } from '../support/holdRequest';

test.beforeEach(({ allowErrors }) => allowErrors('Failed to load resource', 'Failed to fetch dynamically imported'));

const SCRIPTS = '**/assets/*.js';

const ABOUT = 'DESARROLLADOR FULL STACK';
const FAILED = 'Esta página no se pudo mostrar';

const expectPage = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** Counts the documents that are loaded from now on, and the requests of the last document for the app's code. */
function countLoads(page: Page) {
  const loads = { count: 0, attempts: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.count += 1;
      loads.attempts = 0;
    } else if (request.method() === 'GET' && request.url().includes('/assets/main-')) loads.attempts += 1;
  });
  return loads;
}

/** Answers requests for scripts with 404, as a server does after a new deploy. */
const lose = (page: Page) =>
  page.route(SCRIPTS, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }));

/** Presses a key, after which the page requests the app again, until the result is as expected. */
const pressUntil = (page: Page, expectResult: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press('Shift');
    await expectResult();
  }).toPass();

/** Opens home without the code of the other pages, which the app prefetches. */
async function openHomeAlone(page: Page, open: (address: string) => Promise<unknown>) {
  await page.route(PAGES_CODE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open('/#/');
  await failed;
  await page.unroute(PAGES_CODE);
  return countLoads(page);
}

test('a page whose code does not arrive says so, and can be loaded by a button', async ({ page, open }) => {
  const loads = await openHomeAlone(page, open);
  const tryAgain = () => page.getByRole('main').getByRole('button', { name: 'Volver a cargar' }).click();
  await page.context().setOffline(true);
  await follow(page, 'SOBRE MÍ');
  await expectPage(page, FAILED);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/OtherPages-'));
  await tryAgain();
  await failed;
  // After the second failure, the page still shows the message.
  await expectPage(page, FAILED);
  await expect(page).toHaveTitle(new RegExp(FAILED));
  await follow(page, 'INICIO');
  await expectPage(page, 'Full Stack developer');
  await page.goBack();
  await expectPage(page, FAILED);
  await page.context().setOffline(false);
  await tryAgain();
  await expectPage(page, ABOUT);
  expect(loads.count).toBe(0);
});

test('a link to a page whose code is gone since a new deploy reloads the site once', async ({ page, open }) => {
  const loads = await openHomeAlone(page, open);
  await lose(page);
  const reloaded = page.waitForEvent('domcontentloaded');
  await follow(page, 'SOBRE MÍ');
  await reloaded;
  // The page keeps requesting the app's code, but does not reload again.
  await pressUntil(page, async () => expect(loads.attempts).toBeGreaterThan(1));
  await expectPage(page, ABOUT);
  await page.unroute(SCRIPTS);
  await pressUntil(page, async () => expect(await page.locator('[data-hydrated]').count()).toBe(1));
  await expectPage(page, ABOUT);
  await expect(page).toHaveURL('/#/about');
  // The address with # redirects to the page's own file.
  expect(loads.count).toBe(2);
});

test('a page that was cached before a new deploy is reloaded only once', async ({ page }) => {
  const loads = countLoads(page);
  await lose(page);
  await page.goto('/projects/4/', { waitUntil: 'domcontentloaded' });
  await page.waitForEvent('domcontentloaded');
  await pressUntil(page, async () => expect(loads.attempts).toBeGreaterThan(1));
  expect(loads.count).toBe(2);
  await expectPage(page, 'E-commerce');
  await follow(page, 'SOBRE MÍ');
  await expectPage(page, ABOUT);
});

test('pictures whose AVIF is missing show their WebP, or their text if that is missing too', async ({ page, open }) => {
  // All pictures of the page are loaded in a high window.
  await page.setViewportSize({ width: 1280, height: 3000 });
  const pictures = page.getByRole('main').locator('picture img');
  const isThere = (all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth > 0);
  await page.route('**/*.avif', (route) => route.fulfill({ status: 404, contentType: 'application/octet-stream' }));
  await page.route('**/crud-*.webp', (route) => route.abort());
  await open('/projects/4/');
  await expect.poll(() => pictures.evaluateAll(isThere)).toEqual([true, true, false, true, true, true]);
  await expect(page.getByAltText('El panel de productos')).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await page.getByRole('link', { name: 'La ficha de una pieza' }).click();
  await expect.poll(() => page.locator('dialog img').evaluateAll(isThere)).toEqual([true]);
  await page.keyboard.press('Escape');
  await follow(page, 'PORTAFOLIO');
  await expectPage(page, 'PORTAFOLIO DE IMPLEMENTACIONES');
  await expect.poll(() => pictures.evaluateAll(isThere)).toEqual([true, true, true, true, true, true]);
});
