import { execFile } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { about } from '../../src/content/about';
import { browserTest } from '../support/browserTest';
import { copyProject } from '../support/copyProject';
import { brokenWords, overflows, WIDTHS } from '../support/overflow';
import { randomAbout, randomContent } from '../support/randomContent';
import { SITE } from '../support/sites';
import { startHost } from '../support/startHost';
import { writeContent } from '../support/writeContent';

/** `npm test -- browser/randomContent --seeds=1-200` examines more sites, `--seeds=17` one of them again. */
const { SEEDS = '1-2' } = process.env;
const [first = 1, last = first] = SEEDS.split('-').map(Number);
const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** One copy for all, so that they share the cache. */
let copy: string;
let host: Awaited<ReturnType<typeof startHost>>;

beforeAll(async () => {
  copy = copyProject();
  // The curriculum, the share images and the icons take longer than all the rest, and no page shows them.
  const none = 'export const listDrawings = () => [];\nexport const bundled = async () => {};\n';
  writeFileSync(path.join(copy, 'src/build/drawings.mjs'), none);
  for (const icon of ['favicon.ico', 'favicon.svg']) cpSync(`${SITE}/${icon}`, path.join(copy, 'public', icon));
  host = await startHost(path.join(copy, 'dist'));
});

afterAll(async () => {
  await host?.stop();
  rmSync(copy, { recursive: true, force: true });
});

for (const seed of seeds) {
  browserTest(
    `with the random content ${seed} the pages fit every window and break no word of a heading`,
    { path: null },
    async ({ page, hydrated }) => {
      const content = randomContent(seed);
      writeContent(copy, { ...content, 'src/content/about.ts': { about: { ...about, ...randomAbout(seed) } } });
      await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: copy });
      const { projects } = content['src/content/projects.ts'];
      const other = ['/about', '/projects', '/contact'][seed % 3] ?? '/';
      const faults: string[] = [];
      for (const route of ['/', `/projects/${1 + (seed % projects.length)}`, other]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto('about:blank');
        await page.goto(`${host.url}#${route}`);
        await hydrated();
        await page.getByRole('heading', { level: 1 }).waitFor();
        if (route === '/') await page.getByRole('group').first().scrollIntoViewIfNeeded();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const broken = (await brokenWords(page)).map((word) => `"${word}" is broken`);
          faults.push(...[...(await overflows(page)), ...broken].map((fault) => `${route} at ${width} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
}
