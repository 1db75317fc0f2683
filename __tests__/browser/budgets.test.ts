import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { folderOf } from '../../src/paths';
import { webFonts } from '../../src/tools/browser/overflow';
import { BUDGETS } from '../../src/tools/budgets';
import { browserTest, expect, test } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { site } from '../support/reference';
import { siteOf } from '../support/sites';

/** Bytes, by page. */
const PICTURES = { '/': 180_000, '/projects': 90_000 };
/** Number of files that the home page requests before a scroll. */
const HOME_SCRIPTS = 10;
const HOME_REQUESTS = 25;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** The code of all other pages is in one file; a project with a gallery has most to fetch. */
const ROUTES = ['/', '/projects/4'];

/** Collects the bodies of what the page and its service worker fetch, by the kind of resource. */
function collect(page: Page) {
  const bodies: { kind: string; body: Promise<Buffer> }[] = [];
  page.context().on('response', (response) => {
    bodies.push({ kind: response.request().resourceType(), body: response.body().catch(() => Buffer.alloc(0)) });
  });
  return async (kind: string) =>
    Promise.all(bodies.filter((response) => response.kind === kind).map(({ body }) => body));
}

/** As `gzip -9` does. */
const gzipped = (body: Buffer) => gzipSync(body, { level: 9 }).length;

const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);

// The longest has twenty-four projects, eight services, eight profiles and twenty-four skills.
test('the home page keeps to its budget, whatever the content', () => {
  for (const name of ['reference', 'shortest', 'longest']) {
    expect(gzipped(readFileSync(`${siteOf(name)}/index.html`)), name).toBeLessThanOrEqual(BUDGETS.page);
  }
});

test('the file of every other page keeps to its budget, with the styles of its first screen', () => {
  const sizes = site.files.paths.map((path) => {
    const file = readFileSync(`${siteOf('reference')}/${folderOf(path)}index.html`);
    return { path, fits: gzipped(file) <= BUDGETS.page, hasStyles: file.includes('<style>') };
  });
  expect(sizes.filter(({ fits, hasStyles }) => !fits || !hasStyles)).toEqual([]);
  expect(sizes.length).toBeGreaterThan(10);
});

browserTest(
  'the scripts of each page before any scroll, and the fonts, keep to their budgets, and the home page asks for few files',
  { ...PHONE, path: null },
  async ({ page, urlOf, hydrated }) => {
    const faults: unknown[] = [];
    await page.clock.install();
    for (const route of ROUTES) {
      await page.goto('about:blank');
      const fetched = collect(page);
      const requested: string[] = [];
      const add = (request: Request) => requested.push(request.resourceType());
      page.on('request', add);
      await page.goto(urlOf(route));
      await hydrated();
      await page.clock.fastForward('01:00');
      // The network may have been idle before they were asked for.
      await webFonts(page);
      await page.waitForLoadState('networkidle');
      page.off('request', add);
      if (route === '/') {
        expect(requested.filter((kind) => kind === 'script').length).toBeLessThanOrEqual(HOME_SCRIPTS);
        expect(requested.length).toBeLessThanOrEqual(HOME_REQUESTS);
      }
      const scripts = await fetched('script');
      const fonts = (await fetched('font')).map((body) => body.length);
      expect({ route, scripts: scripts.length > 2, fonts: fonts.length }).toEqual({ route, scripts: true, fonts: 3 });
      const sizes = { scripts: total(scripts.map(gzipped)), fonts: total(fonts) };
      if (sizes.scripts > BUDGETS.scripts || sizes.fonts > BUDGETS.fonts) faults.push({ route, ...sizes });
    }
    expect(faults).toEqual([]);
  },
);

for (const [path, budget] of Object.entries(PICTURES)) {
  browserTest(
    `the pictures of ${path} on a phone keep to their budget`,
    { ...PHONE, path: null },
    async ({ page, urlOf, hydrated }) => {
      const fetched = collect(page);
      await page.goto(urlOf(path));
      await hydrated();
      await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo({ top: y, behavior: 'instant' });
          // What has come into sight is heard of after the frame that shows it.
          await frame();
          await frame();
        }
      });
      await page.waitForLoadState('networkidle');
      await eventually(async () => expect((await fetched('image')).length).toBeGreaterThan(8));
      const pictures = await fetched('image');
      const sizes = pictures.map((body) => Math.min(body.length, gzipped(body)));
      expect(total(sizes)).toBeLessThanOrEqual(budget);
    },
  );
}
