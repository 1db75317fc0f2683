import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { folderOf } from '../../src/site/paths';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { browserTest } from '../support/browserTest';
import { PATHS } from '../support/showPage';
import { SITE, siteOf } from '../support/sites';
import { startHost } from '../support/startHost';

const EDITIONS = siteOf('editions');
/** Not in `content/en` of the reference. */
const UNTRANSLATED = '/projects/3';

let hosts: Awaited<ReturnType<typeof startHost>>[];
let atRoot: string;
let inFolder: string;

beforeAll(async () => {
  hosts = [await startHost(EDITIONS), await startHost(EDITIONS, '/portafolio/')];
  [atRoot = '', inFolder = ''] = hosts.map(({ url }) => url);
});

afterAll(() => Promise.all(hosts.map((host) => host.stop())));

const english = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English version' });
const spanish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Versión en español' });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Goes to an address, also from one that differs only in what follows the `#`. */
async function open(page: Page, address: string) {
  await page.goto('about:blank');
  await page.goto(address);
}

/** The pages of both languages. */
const shared = PATHS.filter((route) => !route.endsWith('/404') && route !== UNTRANSLATED);

browserTest(
  'every page leads to the same page in the other language and back, without scripts, at the root and in a sub-folder in turn',
  { path: null, javaScriptEnabled: false },
  async ({ page }) => {
    for (const [index, route] of shared.entries()) {
      const site = index % 2 ? inFolder : atRoot;
      const folder = folderOf(route).replace('./', '');
      await page.goto(site + folder);
      await english(page).click();
      expect(page.url()).toBe(`${site}en/${folder}`);
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      await spanish(page).click();
      expect(page.url()).toBe(site + folder);
    }
  },
);

browserTest(
  'in the app the switch follows the page, and says its language in the header, the menu and the footer',
  { path: null, viewport: { width: 390, height: 844 } },
  async ({ page, hydrated }) => {
    await page.goto(`${inFolder}#/projects/4`);
    await hydrated();
    const links = page.locator('a[hreflang=en]');
    expect(await links.allTextContents()).toEqual(['EN', 'English', 'English']);
    for (const link of await links.all()) {
      expect(await link.getAttribute('lang')).toBe('en');
      expect(await link.evaluate((element: HTMLAnchorElement) => element.href)).toBe(`${inFolder}en/projects/4/`);
    }
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'CONTACTOS' }).click();
    await heading(page, 'CONTACTOS');
    await english(page).click();
    await heading(page, 'CONTACT');
    expect(page.url()).toBe(`${inFolder}en/contact/`);
    await hydrated();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Versión en español' }).click();
    await heading(page, 'CONTACTOS');
    expect(page.url()).toBe(`${inFolder}contact/`);
    await hydrated();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Artes Marciales' }).click();
    await heading(page, 'Aikikai');
    expect(page.url()).toBe(`${inFolder}#/projects/5`);
    await english(page).click();
    await page.waitForURL(`${inFolder}en/projects/5/`);
  },
);

browserTest(
  'the switch works on hosts that answer addresses without the final slash',
  { path: null },
  async ({ page, hydrated }) => {
    // As PHP's own server and others do.
    await page.route(/\/(en|projects\/4)$/, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: `${EDITIONS}${pathname}/index.html` });
    });
    for (const [address, link, target] of [
      ['en', spanish, ''],
      ['en/projects/4', spanish, 'projects/4/'],
      ['projects/4', english, 'en/projects/4/'],
    ] as const) {
      await page.goto(atRoot + address);
      await hydrated();
      expect(page.url()).toBe(`${atRoot}${address}/`);
      await link(page).click();
      await page.waitForURL(atRoot + target);
    }
  },
);

browserTest(
  'an address of the app has the switch of its page before the app is there',
  { path: null, hurry: false },
  async ({ page }) => {
    await page.route('**/assets/main-*.js', () => {});
    for (const site of [atRoot, inFolder]) {
      for (const [address, target] of [
        ['#/projects/4', 'en/projects/4/'],
        ['#/about', 'en/about/'],
        ['#/nada', 'en/'],
        [`#${UNTRANSLATED}`, 'en/'],
        ['', 'en/'],
      ]) {
        await open(page, site + address);
        expect(await english(page).evaluate((link: HTMLAnchorElement) => link.href)).toBe(site + target);
      }
      await open(page, `${site}en/#/projects/4`);
      expect(await spanish(page).evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${site}projects/4/`);
    }
  },
);

browserTest(
  'what the other language lacks leads to its home: pages that are not found, and a project that is not translated',
  { path: null },
  async ({ page, hydrated }) => {
    for (const [site, address] of [
      [atRoot, '#/nada'],
      [atRoot, 'projects/3/'],
      [atRoot, '#/projects/99'],
      [inFolder, '#/projects/3'],
      [inFolder, '404/'],
    ]) {
      await open(page, `${site}${address}`);
      await hydrated();
      await english(page).click();
      await page.waitForURL(`${site}en/`);
    }
    for (const site of [atRoot, inFolder]) {
      await open(page, `${site}en/#/nothing`);
      await hydrated();
      await spanish(page).click();
      await page.waitForURL(`${site}`);
    }
  },
);

browserTest(
  'a project that is not translated is listed in its language and leads to its page there',
  { path: null },
  async ({ page, hydrated }) => {
    await page.goto(`${inFolder}en/projects/`);
    await hydrated();
    const title = page.getByRole('main').getByRole('heading', { name: 'Menú Digital por categorías' });
    expect(await title.getAttribute('lang')).toBe('es');
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Menú digital' });
    expect(await inFooter.getAttribute('lang')).toBe('es');
    await page.getByRole('link', { name: 'Read more... Menú Digital por categorías' }).click();
    await heading(page, 'Menú Digital por categorías');
    expect(page.url()).toBe(`${inFolder}projects/3/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  },
);

browserTest('what is typed into the form survives the switch', { path: null }, async ({ page, hydrated }) => {
  await page.goto(`${inFolder}contact/`);
  await hydrated();
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Mensaje').fill('Hola');
  await english(page).click();
  await heading(page, 'CONTACT');
  await hydrated();
  expect(await page.getByLabel('First name').inputValue()).toBe('Ana');
  expect(await page.getByLabel('Message').inputValue()).toBe('Hola');
  expect(await page.locator('form').evaluate((form: HTMLFormElement) => form.action)).toBe(`${inFolder}en/contact.php`);
});

browserTest(
  'an unknown address is answered in the language of its folder',
  { path: null, expectedErrors: ['404'] },
  async ({ page }) => {
    await page.goto(`${atRoot}en/About`);
    await heading(page, 'FULL-STACK DEVELOPER');
    expect(page.url()).toBe(`${atRoot}en/about/`);
    await page.goto(`${atRoot}en/nothing`);
    await heading(page, '404 Page not found');
    expect(page.url()).toBe(`${atRoot}en/#/nothing`);
    await page.goto(`${atRoot}nada`);
    await heading(page, '404 Página no encontrada');
  },
);

browserTest(
  'in English too all requests stay in the site and succeed',
  { path: null, expectedErrors: [] },
  async ({ page, hydrated }) => {
    const astray: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 || !response.url().startsWith(inFolder)) astray.push(response.url());
    });
    await page.goto(`${inFolder}en/projects/4/`);
    await hydrated();
    await page.getByRole('banner').getByRole('link', { name: 'HOME', exact: true }).click();
    await heading(page, 'Full-stack developer');
    await page.waitForLoadState('networkidle');
    expect(astray).toEqual([]);
  },
);

browserTest(
  'without a connection each language opens that was read, in its own files and in the app',
  { path: null, serviceWorker: true, expectedErrors: ['Failed to load resource', 'ERR_'] },
  async ({ page }) => {
    const host = await startHost(EDITIONS, '/portafolio/');
    /** Until its worker has all that it keeps, which begins when the visitor scrolls. */
    const read = async (folder: string) => {
      await page.mouse.wheel(0, 100);
      await page.waitForFunction((worker) => {
        const { controller } = navigator.serviceWorker;
        return controller?.scriptURL === worker && controller.state === 'activated';
      }, `${host.url}${folder}serviceWorker.js`);
    };
    try {
      await page.goto(host.url);
      await read('');
      await english(page).click();
      await page.waitForURL(`${host.url}en/`);
      await read('en/');
    } finally {
      await host.stop();
    }
    for (const [address, name] of [
      ['en/', 'Full-stack developer'],
      ['en/projects/4/', 'E-commerce'],
      ['en/#/about', 'FULL-STACK DEVELOPER'],
      ['en/nothing', '404 Page not found'],
      ['about/', 'DESARROLLADOR FULL STACK'],
      ['#/contact', 'CONTACTOS'],
    ] as const) {
      await open(page, host.url + address);
      await heading(page, name);
      await page.waitForSelector('[data-hydrated]', { state: 'attached' });
      expect(await page.evaluate(async () => (await fetch('networks.svg#x')).ok)).toBe(true);
      expect(await page.evaluate(() => document.fonts.check('1rem "Instrument Sans"'))).toBe(true);
    }
    await english(page).click();
    await heading(page, 'CONTACT');
  },
);

/** The HTML files of a site, by the addresses that they have on the site of the content. */
function pagesOf(site: string) {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'));
  return files.map((file) => {
    const address = `https://example.com/${path.posix.dirname(file.replaceAll(path.sep, '/'))}/`.replace('/./', '/');
    return { address, html: readFileSync(path.join(site, file), 'utf8') };
  });
}

function alternatesOf(html: string): Record<string, string> {
  const $ = parseHtml(html);
  const links = $('link[rel=alternate][hreflang]').toArray();
  return Object.fromEntries(links.map((link) => [$(link).attr('hreflang'), $(link).attr('href') ?? '']));
}

test('all pages that search engines list name each other in all languages, themselves included', () => {
  const pages = pagesOf(EDITIONS).filter(({ html }) => !/http-equiv="refresh"/.test(html));
  const byAddress = new Map(pages.map(({ address, html }) => [address, alternatesOf(html)]));
  for (const { address, html } of pages) {
    const alternates = alternatesOf(html);
    const addresses = Object.values(alternates);
    if (html.includes('content="noindex"')) expect(alternates).toEqual({});
    else expect(addresses).toContain(address);
    for (const other of addresses) expect([other, byAddress.get(other)]).toEqual([other, alternates]);
    expect(alternates['x-default']).toBe(alternates.en ?? alternates.es);
  }
  const listed = parseHtml(readFileSync(`${EDITIONS}/sitemap.xml`, 'utf8'));
  const inSitemap = listed('loc')
    .toArray()
    .map((loc) => listed(loc).text());
  const indexed = pages.filter(({ html }) => !html.includes('content="noindex"')).map(({ address }) => address);
  expect(inSitemap.sort()).toEqual(indexed.sort());
});

test('what describes a page is in its language', () => {
  const read = (file: string) => parseHtml(readFileSync(path.join(EDITIONS, file), 'utf8'));
  const meta = ($: ReturnType<typeof read>, name: string) => $(`meta[property="og:${name}"]`).attr('content');
  const [es, en] = [read('about/index.html'), read('en/about/index.html')];
  expect([meta(es, 'locale'), meta(es, 'locale:alternate')]).toEqual(['es_PA', 'en_US']);
  expect([meta(en, 'locale'), meta(en, 'locale:alternate')]).toEqual(['en_US', 'es_PA']);
  expect(meta(en, 'image')).toBe('https://example.com/en/share/about.png');
  expect(en('link[rel=canonical]').attr('href')).toBe('https://example.com/en/about/');
  const [person, page] = JSON.parse(en('script[type="application/ld+json"]').text())['@graph'];
  expect([person.knowsLanguage, page.inLanguage]).toEqual([['es'], 'en']);
});

test('on a Spanish page the switch takes up to 200 bytes, compressed, the script in index.html included', () => {
  const alone = new Map(pagesOf(SITE).map(({ address, html }) => [address, html]));
  const sizes = pagesOf(EDITIONS).flatMap(({ address, html }) => {
    const before = alone.get(address);
    const withoutAlternates = html.replaceAll(
      /<(link rel="alternate" hreflang|meta property="og:locale:alternate")[^>]*>/g,
      '',
    );
    return before ? [[address, gzipSync(withoutAlternates).length - gzipSync(before).length]] : [];
  });
  expect(sizes.filter(([, size]) => Number(size) > 200)).toEqual([]);
});

test('a site in one language has nothing of another', () => {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css)$/.test(file),
  );
  const found = files.filter((file) =>
    /rel="?alternate"? hreflang|en español|English version/i.test(readFileSync(path.join(SITE, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
