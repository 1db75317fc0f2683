import { violations } from '../../src/tools/browser/axe';
import { brokenWords, overflows, WIDTHS } from '../../src/tools/browser/overflow';
import { browserTest } from '../support/browserTest';
import { showPage } from '../support/showPage';
import { siteOf } from '../support/sites';
import { startHost } from '../support/startHost';

let host: Awaited<ReturnType<typeof startHost>>;

beforeAll(async () => {
  host = await startHost(siteOf('career'));
});

afterAll(() => host.stop());

browserTest(
  'a career of a few years fits every window and breaks no rule of accessibility, on a wide screen as a line of nodes, and the availability is in the hero, whose button stays on the first screen, and on the contact page',
  { path: null },
  async ({ page, hydrated }) => {
    const main = page.getByRole('main');
    const faults: string[] = [];
    await page.goto(`${host.url}about/`);
    await hydrated();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 300 });
      const found = [...(await overflows(page)), ...(await brokenWords(page))];
      // Where controls have the least room, and in the other layout.
      if ([320, 1440].includes(width)) found.push(...(await violations(page, 'main')));
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 300 });
    const entries = page.getByRole('region', { name: 'Experiencia' }).locator('ol > li');
    const nodes = await entries.evaluateAll((items) =>
      items.map((item) => {
        const { left, width, backgroundColor, borderTopColor } = getComputedStyle(item, '::before');
        return { middle: Number.parseFloat(left) + Number.parseFloat(width) / 2, backgroundColor, borderTopColor };
      }),
    );
    // On the first line of the page, between the times and the posts.
    expect(nodes.map(({ middle }) => middle)).toEqual(nodes.map(() => 359.5));
    const filled = nodes.map(({ backgroundColor, borderTopColor }) => backgroundColor === borderTopColor);
    expect(filled).toEqual([true, false, false, false]);
    const { x: time = 0 } = (await entries.getByText('marzo de 2023').first().boundingBox()) ?? {};
    const { x: post = 0 } = (await entries.getByRole('heading').first().boundingBox()) ?? {};
    expect([time, post].map(Math.round)).toEqual([48, 408]);

    await showPage(page, '/', siteOf('career'));
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
    await showPage(page, '/contact', siteOf('career'));
    await main.getByText('Disponible desde enero').waitFor();
  },
);
