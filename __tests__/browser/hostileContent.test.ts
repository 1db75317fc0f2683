import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { owner } from '#content/owner';
import { portfolio } from '../../src/site/portfolio';
import { program } from '../../src/tools/program';
import { browserTest } from '../support/browserTest';
import { copyProject } from '../support/copyProject';
import { eventually } from '../support/eventually';
import { readMetadata } from '../support/readMetadata';
import { startHost } from '../support/startHost';

const { projects } = portfolio;

/** What ends every place that a text may stand in, and does harm wherever it is taken for markup. */
const HOSTILE = `Ana "Ñ" 'x' & &amp; </title></script></style></noscript></main>--><script>attacked()</script><img src=x onerror=attacked()>`;
const TITLE = `Tienda ${HOSTILE}`;
const [, , , project] = projects;

/** Little has to be drawn. */
const SMALL = { width: 1024, height: 300 };

/** The site of somebody whose name and project are hostile. */
let copy: string;
let host: Awaited<ReturnType<typeof startHost>>;

beforeAll(async () => {
  copy = copyProject();
  for (const [file, text, hostile] of [
    ['content/owner.ts', `'${owner.name}'`, JSON.stringify(HOSTILE)],
    ['content/owner.ts', `'${owner.familyName}'`, JSON.stringify(HOSTILE)],
    ['content/projects.ts', `'${project?.title}'`, JSON.stringify(TITLE)],
    // It is longer than the rules allow and search engines show.
    ['content/schema/kinds.ts', 'const LONGEST_WORD = 30', 'const LONGEST_WORD = 300'],
    ['content/schema/index.ts', 'heading(60)', 'heading(600)'],
    ['content/schema/index.ts', 'heading(80)', 'heading(800)'],
    ['site/metadata/metadata.ts', 'const TITLE = 70', 'const TITLE = 700'],
    ['site/metadata/metadata.ts', 'const DESCRIPTION = 160', 'const DESCRIPTION = 1600'],
  ] as const) {
    const target = path.join(copy, 'src', file);
    const source = readFileSync(target, 'utf8');
    expect(source).toContain(text);
    writeFileSync(
      target,
      source.replaceAll(text, () => hostile),
    );
  }
  execFileSync(process.execPath, program('build.mjs', '--draft'), { cwd: copy, stdio: 'pipe' });
  host = await startHost(path.join(copy, 'dist'));
});

afterAll(async () => {
  await host?.stop();
  rmSync(copy, { recursive: true, force: true });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** That nothing of the content was taken for markup. */
async function expectOnlyText(page: Page | Frame) {
  expect(await page.locator('[src="x"], [onerror]').count()).toBe(0);
  expect(await page.locator('script').filter({ hasText: 'attacked()' }).and(page.locator(':not([type])')).count()).toBe(
    0,
  );
  // What follows the name in the markup is where it belongs.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Formulario de contacto' }).waitFor();
  expect(await page.locator('body').textContent()).not.toContain('&lt;');
}

browserTest(
  'content that looks like markup is text in the page, its metadata and its JSON-LD',
  { path: null, viewport: SMALL },
  async ({ page, hydrated }) => {
    await page.exposeFunction('attacked', () => {
      throw new Error('The content was run.');
    });
    await page.goto(`${host.url}#/projects/4`);
    await heading(page, TITLE).waitFor();
    await expectOnlyText(page);
    await hydrated();
    for (const [route, name] of [
      ['/projects/4', TITLE],
      ['/', 'Full Stack developer'],
      ['/contact', 'CONTACTOS'],
    ] as const) {
      await page.evaluate((address) => {
        location.hash = address;
      }, route);
      await heading(page, name).waitFor();
      await expectOnlyText(page);
      expect(await page.getByRole('contentinfo').textContent()).toContain(HOSTILE);

      await eventually(async () => {
        const { title = [], 'og:title': shared, 'structured data': data = [], canonical } = await readMetadata(page);
        expect(title[0]).toContain(route === '/projects/4' ? TITLE : HOSTILE);
        expect([title.length, shared, data.length, canonical?.length]).toEqual([1, title, 1, 1]);
        const { '@graph': things } = JSON.parse(data[0] ?? '');
        const names = things.map((thing: { name?: string }) => thing.name);
        expect(names).toContain(HOSTILE);
        if (route === '/projects/4') expect(names).toContain(TITLE);
      });
    }
  },
);

browserTest(
  'content that looks like markup is text without JavaScript as well',
  { path: null, javaScriptEnabled: false, viewport: SMALL },
  async ({ page }) => {
    await page.goto(host.url);
    expect(await page.title()).toContain(HOSTILE);
    await expectOnlyText(page);
    await page.goto(`${host.url}#/projects/4`);
    await page.getByRole('heading', { level: 1, name: TITLE, exact: true }).waitFor();
    await expectOnlyText(page);
  },
);
