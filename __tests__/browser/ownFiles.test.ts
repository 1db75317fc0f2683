import { browserTest, expect, test } from '../support/browserTest';
import { SITE } from '../support/sites';

/** Little to paint, and wide enough for the links of the header. */
const viewport = { width: 800, height: 400 };

browserTest('a visit that begins at the file of a page', { path: null, viewport }, async ({ page, hydrated }) => {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const canonical = page.locator('link[rel=canonical]');
  const headerLink = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
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
    await expect(heading).toHaveText('E-commerce');
    await expect(canonical).toHaveAttribute('href', 'https://example.com/projects/4/');
    await page.goBack();
  });

  await test.step('its address is shared, which fits a phone where nothing can be copied', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
    });
    await page.getByRole('button', { name: 'Compartir' }).click();
    const shared = `Copia este enlace: ${new URL('/projects/4/', page.url())}`;
    await expect(page.getByRole('main').getByRole('status')).toHaveText(shared);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize(viewport);
  });

  await test.step('once another page is opened, both have addresses in the app', async () => {
    await headerLink('SOBRE MÍ').click();
    await expect(heading).toHaveText('DESARROLLADOR FULL STACK');
    await expect(page).toHaveURL('/#/about');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect(canonical).toHaveAttribute('href', 'https://example.com/#/about');
    await page.goBack();
    await expect(heading).toHaveText('E-commerce');
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
    await expect(heading).toHaveText('DESARROLLADOR FULL STACK');
    await headerLink('INICIO').click();
    await expect(heading).toHaveText('Full Stack developer');
    await expect(page).toHaveURL('/#/');
    expect(documents).toEqual([new URL(address, page.url()).href]);
    await page.goBack();
    await page.reload();
    await hydrated();
    await expect(heading).toHaveText('DESARROLLADOR FULL STACK');
    await expect(page).toHaveURL('/#/about');
  });
});

browserTest(
  'addresses of other hosts show the file, with its pictures, and home is one click away',
  { path: null, hurry: false, viewport },
  async ({ page, hydrated }) => {
    for (const [address, shown] of [
      // As PHP's own server and others do.
      ['/projects/4', '/projects/4/'],
      ['/projects//4/', '/projects/4/'],
      ['/projects/4/index.html', '/projects/4/index.html'],
    ] as const) {
      await test.step(address, async () => {
        await page.route(`**${address}`, (route) => route.fulfill({ path: `${SITE}/projects/4/index.html` }));
        await page.goto(address);
        await page.keyboard.press('Shift');
        await hydrated();
        await expect(page).toHaveURL(shown);
        const picture = page.getByRole('main').locator('picture img').first();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        await page.getByRole('banner').getByRole('link', { name: 'INICIO', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full Stack developer');
        await expect(page).toHaveURL('/#/');
      });
    }
  },
);

browserTest(
  'an address that no host has leads to its page, and one with a path behind its # to that page',
  { path: null, hurry: false, viewport, expectedErrors: ['404'] },
  async ({ page }) => {
    for (const [address, shown, name] of [
      ['/Projects/4?utm_source=carta', '/projects/4/?utm_source=carta', 'E-commerce'],
      ['/projects/99/', '/#/projects/99/', 'Proyecto no encontrado'],
      ['/projects/4/#/about', '/#/about', 'DESARROLLADOR FULL STACK'],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL(shown);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name);
    }
  },
);
