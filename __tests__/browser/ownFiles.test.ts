import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { fileAddress } from '../../src/site/metadata/metadata';
import { folderOf } from '../../src/site/paths';
import { portfolio } from '../../src/site/portfolio';
import { browserTest, movingTest } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { holdRequest } from '../support/holdRequest';
import { markupOf } from '../support/markupOf';
import { readMetadata } from '../support/readMetadata';
import { SITE } from '../support/sites';

const { projects } = portfolio;
const ENTRY = '**/assets/main-*.js';

/** One of each kind of page, of the projects one with everything and one without what may be left out. */
const PAGES: [path: string, heading: string][] = [
  ['/about', 'DESARROLLADOR FULL STACK'],
  ['/projects', 'PORTAFOLIO DE IMPLEMENTACIONES'],
  ['/projects/4', 'E-commerce'],
  ['/projects/6', 'Código'],
  ['/contact', 'CONTACTOS'],
];

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** Little to paint, and wide enough for the links of the header. */
const WINDOW = { width: 800, height: 400 };

/** The address of a page's own file on the test server. */
const fileOf = (urlOf: (path: string) => string, path: string) => urlOf('/').replace('#/', folderOf(path));

/** Follows the links of a page, one after the other, as a robot without JavaScript does. */
function crawl(): Set<string> {
  const found = new Set([owner.siteUrl]);
  for (const address of found) {
    const html = readFileSync(`${SITE}/${address.slice(owner.siteUrl.length)}index.html`, 'utf8');
    const [, base = ''] = html.match(/<base href="(.*?)"/) ?? [];
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(.*?)"/g)) {
      const { href: target } = new URL(href.replace(/#.*/, ''), new URL(base, address));
      if (target.startsWith(owner.siteUrl) && target.endsWith('/')) found.add(target);
    }
  }
  return found;
}

test('a robot that runs no scripts finds the file of every page from the home page, and no two alike', () => {
  const found = [...crawl()];
  expect(found.sort()).toEqual([...Object.values(pages), ...projects].map(({ path }) => fileAddress(path)).sort());
  const htmls = found.map((address) =>
    readFileSync(`${SITE}/${address.slice(owner.siteUrl.length)}index.html`, 'utf8'),
  );
  const metadata = [/<title.*?<\/title>/, /<meta [^>]*"description".*?>/, /<link [^>]*"canonical".*?>/];
  for (const part of [...metadata, /<meta [^>]*"og:image".*?>/, /<main.*?<\/main>/]) {
    expect([part, new Set(htmls.map((html) => html.match(part)?.[0])).size]).toEqual([part, found.length]);
    expect(htmls.every((html) => part.test(html))).toBe(true);
  }
});

movingTest(
  'a file says who it is, and the app takes it over without changing its address, its metadata, its links or its markup',
  { path: null, hurry: false, viewport: { width: 390, height: 844 } },
  async ({ page, urlOf, hydrated }) => {
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const hrefs = () => page.locator('a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const [path, name] of PAGES) {
      const release = await holdRequest(page, ENTRY);
      await page.goto('about:blank');
      documents.length = 0;
      await page.goto(fileOf(urlOf, path));
      await heading(page, name).waitFor();
      const prerendered = { markup: await markupOf(page), tags: await readMetadata(page), links: await hrefs() };
      const { tags } = prerendered;
      expect(tags).toMatchObject({ canonical: [fileAddress(path)], 'og:url': [fileAddress(path)] });
      expect(tags['structured data']?.join()).not.toContain('#/');
      expect(Object.entries(tags).filter(([, values]) => values.length !== 1)).toEqual([]);

      // Nobody touches the page.
      release();
      await hydrated();
      await page.waitForLoadState('networkidle');
      expect(page.url()).toBe(fileOf(urlOf, path));
      expect({ markup: await markupOf(page), tags: await readMetadata(page), links: await hrefs() }).toEqual(
        prerendered,
      );
      expect(documents).toEqual([fileOf(urlOf, path)]);
      const shifts: number[] = await page.evaluate('window.shifts');
      expect([path, shifts.reduce((sum, shift) => sum + shift, 0) <= 0.01]).toEqual([path, true]);
      await page.unroute(ENTRY);
    }
  },
);

browserTest(
  'from a file taken over the site is the app: links, back, forward and reload work, and pictures still arrive',
  { path: null, viewport: WINDOW },
  async ({ page, urlOf, hydrated }) => {
    await page.goto(fileOf(urlOf, '/projects'));
    await hydrated();
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
    });
    await page.getByRole('banner').getByRole('link', { name: 'INICIO', exact: true }).click();
    await heading(page, 'Full Stack developer').waitFor();
    expect(page.url()).toBe(urlOf('/'));
    await page.goBack();
    await heading(page, 'PORTAFOLIO DE IMPLEMENTACIONES').waitFor();
    // Below the first screen: asked for only now, relative to another address than at first.
    const last = page.getByRole('img', { name: projects.at(-1)?.imageAlt });
    await last.scrollIntoViewIfNeeded();
    await eventually(async () =>
      expect(await last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
    );
    await page.getByRole('link', { name: 'Leer más... Aikikai' }).click();
    await heading(page, 'Aikikai').waitFor();
    expect(page.url()).toBe(urlOf('/projects/5'));
    await page.goBack();
    await heading(page, 'PORTAFOLIO DE IMPLEMENTACIONES').waitFor();
    expect(page.url()).toBe(urlOf('/projects'));
    await page.goForward();
    await heading(page, 'Aikikai').waitFor();
    expect(await page.evaluate('window.isSameDocument')).toBe(true);
    await page.reload();
    await hydrated();
    await heading(page, 'Aikikai').waitFor();
    expect(page.url()).toBe(urlOf('/projects/5'));
  },
);

browserTest(
  'a file keeps its address until another page is opened: then it has one in the app, and back leads there',
  { path: null, viewport: WINDOW },
  async ({ page, urlOf, hydrated }) => {
    const documents: string[] = [];
    page.context().on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    const address = `${fileOf(urlOf, '/projects/4')}?utm_source=carta`;
    await page.goto(address);
    await hydrated();
    const entries = await page.evaluate(() => history.length);
    const banner = page.getByRole('banner');
    // Neither the page's own link nor a fragment leads anywhere.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ecommerce' }).click();
    await page.evaluate(() => {
      location.hash = 'comments';
    });
    await eventually(async () => expect(page.url()).toBe(address));
    await heading(page, 'E-commerce').waitFor();
    await page.goBack();

    await banner.getByRole('link', { name: 'SOBRE MÍ', exact: true }).click();
    await heading(page, 'DESARROLLADOR FULL STACK').waitFor();
    expect(page.url()).toBe(urlOf('/about'));
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await eventually(async () => {
      expect((await readMetadata(page)).canonical).toEqual([`${owner.siteUrl}#/about`]);
    });
    await page.goBack();
    await heading(page, 'E-commerce').waitFor();
    expect(page.url()).toBe(`${urlOf('/projects/4')}?utm_source=carta`);
    await eventually(async () => {
      expect((await readMetadata(page)).canonical).toEqual([`${owner.siteUrl}#/projects/4`]);
    });
    await page.goForward();
    await heading(page, 'DESARROLLADOR FULL STACK').waitFor();
    await banner.getByRole('link', { name: 'INICIO', exact: true }).click();
    await heading(page, 'Full Stack developer').waitFor();
    expect(page.url()).toBe(urlOf('/'));
    expect(documents).toEqual([address]);
  },
);

browserTest(
  'every file can be read without JavaScript, and its links work, that to the content too',
  { path: null, javaScriptEnabled: false, viewport: WINDOW },
  async ({ page, urlOf }) => {
    const banner = page.getByRole('banner');
    const expectPage = async (path: string, name: string) => {
      await heading(page, name).waitFor();
      expect([path, page.url()]).toEqual([path, new URL(fileOf(urlOf, path)).href]);
      expect([path, await page.getByRole('contentinfo').isVisible()]).toEqual([path, true]);
      expect([path, await page.locator('header [aria-current]').count()]).not.toEqual([path, 0]);
    };
    await page.goto(fileOf(urlOf, '/about'));
    await expectPage('/about', 'DESARROLLADOR FULL STACK');
    await banner.getByRole('link', { name: 'PORTAFOLIO', exact: true }).click();
    await expectPage('/projects', 'PORTAFOLIO DE IMPLEMENTACIONES');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ecommerce' }).click();
    await expectPage('/projects/4', 'E-commerce');
    await banner.getByRole('link', { name: 'CONTACTOS', exact: true }).click();
    await expectPage('/contact', 'CONTACTOS');
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${fileOf(urlOf, '/contact')}#contenido`);
    await banner.getByRole('link', { name: 'INICIO', exact: true }).click();
    await heading(page, 'Full Stack developer').waitFor();
    expect(page.url()).toBe(new URL(fileOf(urlOf, '/')).href);
  },
);

browserTest(
  'a file works on hosts that answer its address without the final slash, with slashes too many, or with its name, and home is one click away',
  { path: null, viewport: WINDOW },
  async ({ page, urlOf, hydrated }) => {
    // As PHP's own server and others do.
    await page.route('**/projects/4', (route) => route.fulfill({ path: `${SITE}/projects/4/index.html` }));
    await page.route('**/projects//4/', (route) => route.fulfill({ path: `${SITE}/projects/4/index.html` }));
    for (const [address, shown] of [
      ['projects/4', 'projects/4/'],
      ['projects//4/', 'projects/4/'],
      ['projects/4/index.html', 'projects/4/index.html'],
    ] as const) {
      await page.goto(fileOf(urlOf, '/') + address);
      await hydrated();
      expect(page.url()).toBe(new URL(shown, urlOf('/')).href);
      const picture = page.getByRole('main').locator('picture img').first();
      await eventually(async () =>
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
      );
      await page.getByRole('banner').getByRole('link', { name: 'INICIO', exact: true }).click();
      await heading(page, 'Full Stack developer').waitFor();
      expect([address, page.url()]).toEqual([address, urlOf('/')]);
    }
  },
);

browserTest(
  'an address that is otherwise written leads to the file of its page, and one that is no page, or has a path behind its #, into the app',
  { path: null, hurry: false, viewport: WINDOW, expectedErrors: ['404'] },
  async ({ page, urlOf }) => {
    for (const [address, target] of [
      ['Projects/4/', fileOf(urlOf, '/projects/4')],
      ['projects/4.html', fileOf(urlOf, '/projects/4')],
      ['projects/4).', fileOf(urlOf, '/projects/4')],
      ['ABOUT?utm_source=carta', `${fileOf(urlOf, '/about')}?utm_source=carta`],
      ['portfolio/4/', fileOf(urlOf, '/projects/4')],
      ['Portfolio/4', fileOf(urlOf, '/projects/4')],
      ['nada/nada', urlOf('/nada/nada')],
    ] as const) {
      await page.goto(fileOf(urlOf, '/') + address);
      await eventually(async () => expect([address, page.url()]).toEqual([address, new URL(target).href]));
    }
    for (const [address, target, name] of [
      ['projects/99/', '/projects/99/', 'Proyecto no encontrado'],
      ['projects/4/#/about', '/about', 'DESARROLLADOR FULL STACK'],
    ] as const) {
      await page.goto(fileOf(urlOf, '/') + address);
      await heading(page, name).waitFor();
      expect(page.url()).toBe(urlOf(target));
    }
  },
);
