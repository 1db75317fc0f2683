import type { Page } from '@playwright/test';
import { browserTest, expect, type Visit } from '../support/browserTest';

/** Little to paint, and wide enough for the links of the header. */
const LOST = {
  path: null,
  viewport: { width: 800, height: 400 },
  expectedErrors: ['Failed to load resource', 'Failed to fetch dynamically imported module'],
} as const;

const SCRIPTS = '**/assets/*.js';
const PAGES_CODE = '**/assets/OtherPages-*.js';

const ABOUT = 'DESARROLLADOR FULL STACK';
const FAILED = 'Esta página no se pudo mostrar';

const expectPage = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** Counts how often the site is opened from here on, and how often the page then shown has asked for the app's code. */
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

/** Answers 404 for the scripts, as a server does after a new deploy. */
const lose = (page: Page) =>
  page.route(SCRIPTS, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }));

/** Presses a key, for which the page tries again to get the app, until that has had a result. */
const pressUntil = (page: Page, expectResult: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press('Shift');
    await expectResult();
  }).toPass();

/** Opens home so that the code of the other pages, which the app fetches ahead, does not arrive. */
async function openHomeAlone({ page, urlOf, hydrated }: Visit) {
  await page.route(PAGES_CODE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(urlOf('/'));
  await hydrated();
  await failed;
  await page.unroute(PAGES_CODE);
  return countLoads(page);
}

browserTest(
  'a page whose code does not arrive says so and leaves the way home open, and trying again shows it once there is a connection, without a reload',
  LOST,
  async (visit) => {
    const { page } = visit;
    const loads = await openHomeAlone(visit);
    const tryAgain = () => page.getByRole('main').getByRole('button', { name: 'Volver a cargar' }).click();
    await page.context().setOffline(true);
    await follow(page, 'SOBRE MÍ');
    await expectPage(page, FAILED);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/OtherPages-'));
    await tryAgain();
    await failed;
    // The page has seen that there is still no connection.
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
  },
);

browserTest(
  'a link to a page whose code is gone after a new deploy loads the site once, and never again, and shows the page, with the app once its code is there',
  LOST,
  async (visit) => {
    const { page, urlOf } = visit;
    const loads = await openHomeAlone(visit);
    await lose(page);
    const reloaded = page.waitForEvent('domcontentloaded');
    await follow(page, 'SOBRE MÍ');
    await reloaded;
    // It has given up the first time, and stays.
    await pressUntil(page, async () => expect(loads.attempts).toBeGreaterThan(1));
    await expectPage(page, ABOUT);
    await page.unroute(SCRIPTS);
    await pressUntil(page, async () => expect(await page.locator('[data-hydrated]').count()).toBe(1));
    await expectPage(page, ABOUT);
    expect(page.url()).toBe(urlOf('/about'));
    // The address with # leads on to the page's own file.
    expect(loads.count).toBe(2);
  },
);

browserTest(
  'a page that was kept since before a new deploy is loaded once more, and never again if that does not help',
  LOST,
  async ({ page }) => {
    const loads = countLoads(page);
    await lose(page);
    await page.goto('/projects/4/', { waitUntil: 'domcontentloaded' });
    await page.waitForEvent('domcontentloaded');
    await pressUntil(page, async () => expect(loads.attempts).toBeGreaterThan(1));
    expect(loads.count).toBe(2);
    await expectPage(page, 'E-commerce');
    await follow(page, 'SOBRE MÍ');
    await expectPage(page, ABOUT);
  },
);

browserTest(
  'where a host has no AVIF, the pictures of a page, of its gallery and of the next page show their WebP or, where that is missing too, their texts',
  // High enough for all pictures to be fetched.
  { ...LOST, viewport: { width: 1280, height: 3000 } },
  async ({ page, hydrated }) => {
    const pictures = page.getByRole('main').locator('picture img');
    const isThere = (all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth > 0);
    await page.route('**/*.avif', (route) => route.fulfill({ status: 404, contentType: 'application/octet-stream' }));
    await page.route('**/crud-*.webp', (route) => route.abort());
    await page.goto('/projects/4/');
    await hydrated();
    await expect.poll(() => pictures.evaluateAll(isThere)).toEqual([true, true, false, true, true, true]);
    await expect(page.getByAltText('El panel de productos')).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await page.getByRole('link', { name: 'La ficha de una pieza' }).click();
    await expect.poll(() => page.locator('dialog img').evaluateAll(isThere)).toEqual([true]);
    await page.keyboard.press('Escape');
    await follow(page, 'PORTAFOLIO');
    await expectPage(page, 'PORTAFOLIO DE IMPLEMENTACIONES');
    await expect.poll(() => pictures.evaluateAll(isThere)).toEqual([true, true, true, true, true, true]);
  },
);
