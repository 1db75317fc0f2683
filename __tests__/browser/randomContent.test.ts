import { rmSync } from 'node:fs';
import pictures from 'virtual:pictures';
import { brokenWords, overflows, WIDTHS } from '../../src/tools/browser/overflow';
import { browserTest } from '../support/browserTest';
import { buildContent } from '../support/buildContent';
import { randomContent } from '../support/randomContent';
import { showPage } from '../support/showPage';
import { startHost } from '../support/startHost';

/** `npm test -- browser/randomContent --seeds=1-200` examines more sites, `--seeds=17` one of them again. */
const { SEEDS = '1' } = process.env;
const [first = 1, last = first] = SEEDS.split('-').map(Number);
const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Little has to be drawn where all that is judged is the width; the words of the hero grow with the height. */
const heightOf = (path: string) => (path === '/' ? 900 : 300);

const OUT = '.cache/sites/random';

let host: Awaited<ReturnType<typeof startHost>>;

beforeAll(async () => {
  host = await startHost(`${OUT}/dist`);
});

afterAll(async () => {
  await host?.stop();
  rmSync(OUT, { recursive: true, force: true });
});

for (const seed of seeds) {
  browserTest(
    `with the random content ${seed} the pages fit every window and break no word of a heading`,
    { path: null, viewport: { width: 1024, height: 300 } },
    async ({ page, hydrated }) => {
      const content = randomContent(seed, pictures);
      await buildContent(OUT, content, '--draft');
      const { projects } = content.projects;
      const other = ['/about', '/projects', '/contact'][seed % 3] ?? '/';
      const faults: string[] = [];
      await page.goto(host.url);
      await hydrated();
      for (const route of ['/', `/projects/${1 + (seed % projects.length)}`, other]) {
        await showPage(page, route, `${OUT}/dist`);
        if (route === '/') await page.getByRole('group').first().scrollIntoViewIfNeeded();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: heightOf(route) });
          const broken = (await brokenWords(page)).map((word) => `"${word}" is broken`);
          faults.push(...[...(await overflows(page)), ...broken].map((fault) => `${route} at ${width} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
}
