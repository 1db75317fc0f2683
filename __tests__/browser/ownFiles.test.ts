import type { Page } from '@playwright/test';
import { browserTest, expect, test } from '../support/browserTest';
import { SITE } from '../support/sites';

/** Little to paint, and wide enough for the links of the header. */
const viewport = { width: 800, height: 400 };

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

browserTest('a visit that begins at the file of a page', { path: null, viewport }, async ({ page, hydrated }) => {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const canonical = page.locator('link[rel=canonical]');
  const address = '/projects/4/?utm_source=carta';
  await page.goto(address);
  await hydrated();
  const entries = await page.evaluate(() => history.length);

  await test.step('neither its own link nor a fragment leads anywhere', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ecommerce' }).click();
    await page.evaluate(() => {
      location.hash = 'comments';
    });
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText('E-commerce');
    await expect(canonical).toHaveAttribute('href', 'https://example.com/projects/4/');
    await page.goBack();
  });

  await test.step('once another page is opened, both have addresses in the app', async () => {
    await headerLink(page, 'SOBRE MÍ').click();
    await expect(heading(page)).toHaveText('DESARROLLADOR FULL STACK');
    await expect(page).toHaveURL('/#/about');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect(canonical).toHaveAttribute('href', 'https://example.com/#/about');
    await page.goBack();
    await expect(heading(page)).toHaveText('E-commerce');
    await expect(page).toHaveURL('/#/projects/4?utm_source=carta');
    await expect(canonical).toHaveAttribute('href', 'https://example.com/#/projects/4');
  });

  await test.step('pictures that are asked for only now are found from there', async () => {
    const last = page.getByRole('main').getByRole('img').last();
    const widthInSight = async () => {
      // The other sections come after the first one.
      await last.scrollIntoViewIfNeeded();
      return last.evaluate((image: HTMLImageElement) => image.naturalWidth);
    };
    await expect.poll(widthInSight).toBeGreaterThan(0);
  });

  await test.step('forward and on works without another document, and a reload leads to the page', async () => {
    await page.goForward();
    await expect(heading(page)).toHaveText('DESARROLLADOR FULL STACK');
    await headerLink(page, 'INICIO').click();
    await expect(heading(page)).toHaveText('Full Stack developer');
    expect(documents).toEqual([new URL(address, page.url()).href]);
    await page.goBack();
    await page.reload();
    await hydrated();
    await expect(heading(page)).toHaveText('DESARROLLADOR FULL STACK');
    await expect(page).toHaveURL('/#/about');
  });
});

browserTest(
  'however its address is written, a page is shown with its pictures, and home is one click away',
  { path: null, viewport, expectedErrors: ['404'] },
  async ({ page, hydrated }) => {
    // As PHP's own server and others do.
    const file = `${SITE}/projects/4/index.html`;
    await page.route('/projects/4', (route) => route.fulfill({ path: file }));
    for (const [address, shown, name] of [
      ['/projects/4', '/projects/4/', 'E-commerce'],
      // The host answers these with `404.html`.
      ['/Projects/4?utm_source=carta', '/projects/4/?utm_source=carta', 'E-commerce'],
      ['/projects/99/', '/#/projects/99/', 'Proyecto no encontrado'],
      // A path behind the # is the page.
      ['/projects/4/#/about', '/#/about', 'DESARROLLADOR FULL STACK'],
    ] as const) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page).toHaveURL(shown);
        await expect(heading(page)).toHaveText(name);
        await hydrated();
        const pictures = page.locator('main img[loading=eager]');
        const widths = () => pictures.evaluateAll((all) => (all as HTMLImageElement[]).map((img) => img.naturalWidth));
        await expect.poll(widths).not.toContain(0);
        await headerLink(page, 'INICIO').click();
        await expect(heading(page)).toHaveText('Full Stack developer');
        await expect(page).toHaveURL('/#/');
      });
    }
  },
);
