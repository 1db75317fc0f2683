import { violations } from '../../src/tools/browser/axe';
import { brokenWords, overflows, WIDTHS } from '../../src/tools/browser/overflow';
import { browserTest } from '../support/browserTest';
import { siteOf } from '../support/sites';
import { startHost } from '../support/startHost';

const EXAMINED = [320, 1440];

let host: Awaited<ReturnType<typeof startHost>>;

beforeAll(async () => {
  host = await startHost(siteOf('career'));
});

afterAll(() => host.stop());

browserTest(
  'a career of a few years fits every window and breaks no rule of accessibility',
  { path: null },
  async ({ page, hydrated }) => {
    const faults: string[] = [];
    await page.goto(`${host.url}about/`);
    await hydrated();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = [...(await overflows(page)), ...(await brokenWords(page))];
      if (EXAMINED.includes(width)) found.push(...(await violations(page, 'main')));
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

browserTest(
  'the availability is in the hero and on the contact page, and leaves the button of the hero on the first screen',
  { path: null },
  async ({ page, hydrated }) => {
    await page.goto(host.url);
    await hydrated();
    const button = page.getByRole('main').getByRole('link', { name: 'Ver Curriculum' });
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(viewport.height);
      await page.getByRole('main').getByText('Disponible desde enero').waitFor();
    }
    await page.goto(`${host.url}#/contact`);
    await page.getByRole('main').getByText('Disponible desde enero').waitFor();
  },
);

browserTest(
  'on a wide screen the nodes are on the first line of the page, between the times and the posts',
  { path: null, viewport: { width: 1440, height: 900 } },
  async ({ page, hydrated }) => {
    await page.goto(`${host.url}about/`);
    await hydrated();
    const entries = page.getByRole('region', { name: 'Experiencia' }).locator('ol > li');
    const nodes = await entries.evaluateAll((items) =>
      items.map((item) => {
        const { left, width, backgroundColor, borderTopColor } = getComputedStyle(item, '::before');
        return { middle: Number.parseFloat(left) + Number.parseFloat(width) / 2, backgroundColor, borderTopColor };
      }),
    );
    expect(nodes.map(({ middle }) => middle)).toEqual(nodes.map(() => 359.5));
    const filled = nodes.map(({ backgroundColor, borderTopColor }) => backgroundColor === borderTopColor);
    expect(filled).toEqual([true, false, false, false]);
    const { x: time = 0 } = (await entries.getByText('marzo de 2023').first().boundingBox()) ?? {};
    const { x: post = 0 } = (await entries.getByRole('heading').first().boundingBox()) ?? {};
    expect([time, post].map(Math.round)).toEqual([48, 408]);
  },
);
