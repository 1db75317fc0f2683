import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { folderOf } from '../../src/paths';
import { fileAddress } from '../../src/site/metadata';
import { owner } from '../sites/reference/content/owner';
import { browserTest, expect, test } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { readMetadata } from '../support/readMetadata';
import { listedPaths } from '../support/reference';
import { SITE } from '../support/sites';

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
  expect(found.sort()).toEqual(listedPaths.map((path) => fileAddress(owner.siteUrl, path)).sort());
  const htmls = found.map((address) =>
    readFileSync(`${SITE}/${address.slice(owner.siteUrl.length)}index.html`, 'utf8'),
  );
  const metadata = [/<title.*?<\/title>/, /<meta [^>]*"description".*?>/, /<link [^>]*"canonical".*?>/];
  for (const part of [...metadata, /<meta [^>]*"og:image".*?>/, /<main.*?<\/main>/]) {
    expect([part, new Set(htmls.map((html) => html.match(part)?.[0])).size]).toEqual([part, found.length]);
    expect(htmls.every((html) => part.test(html))).toBe(true);
  }
});

browserTest(
  'a file keeps its address until another page is opened: then it has one in the app, and back and reload lead there, with its pictures',
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
    // Below the first screen: asked for only now, relative to another address than at first.
    const last = page.getByRole('main').getByRole('img').last();
    await eventually(async () => {
      // The other sections come after the first one.
      await last.scrollIntoViewIfNeeded();
      expect(await last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });
    await page.goForward();
    await heading(page, 'DESARROLLADOR FULL STACK').waitFor();
    await banner.getByRole('link', { name: 'INICIO', exact: true }).click();
    await heading(page, 'Full Stack developer').waitFor();
    expect(page.url()).toBe(urlOf('/'));
    expect(documents).toEqual([address]);
    await page.goBack();
    await page.reload();
    await hydrated();
    await heading(page, 'DESARROLLADOR FULL STACK').waitFor();
    expect(page.url()).toBe(urlOf('/about'));
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
