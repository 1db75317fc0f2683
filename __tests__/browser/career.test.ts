import { violations } from '../../src/tools/browser/axe';
import { browserTest, expect, test } from '../support/browserTest';
import { holdRequest } from '../support/holdRequest';
import { showPage } from '../support/showPage';
import { siteOf } from '../support/sites';
import { startHost } from '../support/startHost';

let host: Awaited<ReturnType<typeof startHost>>;

test.beforeAll(async () => {
  host = await startHost(siteOf('editions'));
});

test.afterAll(() => host.stop());

browserTest(
  'the firm of the present post leads to the experience, before the code arrives too',
  { path: null, viewport: { width: 1440, height: 700 } },
  async ({ page, hydrated }) => {
    const firm = page.getByRole('main').getByRole('link', { name: 'Agencia de comercio electrónico' });
    const heading = page.getByRole('heading', { name: 'Experiencia' });
    const release = await holdRequest(page, '**/assets/main-*.js');
    await page.goto(host.url);
    await firm.click();
    await page.waitForURL(`${host.url}about/#experience`);
    release();
    await hydrated();
    await expect(heading).toBeInViewport();

    await page.goto(host.url);
    await hydrated();
    await firm.click();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect(page.url()).toBe(`${host.url}#/about#experience`);
  },
);

browserTest(
  'a career breaks no rule of accessibility, and the availability is in the hero, whose button stays on the first screen, and on the contact page',
  { path: null, viewport: { width: 1440, height: 300 } },
  async ({ page, hydrated }) => {
    const main = page.getByRole('main');
    await page.goto(`${host.url}about/`);
    await hydrated();
    expect(await violations(page, 'main')).toEqual([]);
    await showPage(page, '/', siteOf('editions'));
    const button = main.getByRole('link', { name: 'Ver Curriculum' });
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect([viewport.width, y > 0, y + height <= viewport.height]).toEqual([viewport.width, true, true]);
      await main.getByText('Disponible desde enero').waitFor();
    }
    await showPage(page, '/contact', siteOf('editions'));
    await main.getByText('Disponible desde enero').waitFor();
  },
);
