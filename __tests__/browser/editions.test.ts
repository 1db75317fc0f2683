import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { browserTest, expect, test } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { SITE, siteOf } from '../support/sites';
import { startHost } from '../support/startHost';

const EDITIONS = siteOf('editions');
/** Not in `content/en` of the reference. */
const UNTRANSLATED = '/projects/3';

let hosts: Awaited<ReturnType<typeof startHost>>[];
let atRoot: string;
let inFolder: string;

test.beforeAll(async () => {
  hosts = [await startHost(EDITIONS), await startHost(EDITIONS, '/portafolio/')];
  [atRoot = '', inFolder = ''] = hosts.map(({ url }) => url);
});

test.afterAll(() => Promise.all(hosts.map((host) => host.stop())));

const english = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English version' });
const spanish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Versión en español' });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Where a link leads. */
const target = (link: Locator) => link.evaluate((element: HTMLAnchorElement) => element.href);

/** Changes what follows the `#`, as a visitor who types does. */
const follow = (page: Page, path: string) => page.evaluate((hash) => location.assign(`#${hash}`), path);

/** Little has to be drawn. */
const SMALL = { width: 1024, height: 300 };

browserTest(
  'in the app the switch follows the page and keeps what is typed, and what is not translated leads to its language, all within the site',
  { path: null, viewport: { width: 390, height: 500 } },
  async ({ page, hydrated }) => {
    const astray: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 || !response.url().startsWith(inFolder)) astray.push(response.url());
    });
    await page.goto(`${inFolder}#/projects/4`);
    await hydrated();
    const links = page.locator('a[hreflang=en]');
    expect(await links.allTextContents()).toEqual(['EN', 'English', 'English']);
    for (const link of await links.all()) {
      expect(await link.getAttribute('lang')).toBe('en');
      expect(await target(link)).toBe(`${inFolder}en/projects/4/`);
    }
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'CONTACTOS' }).click();
    await heading(page, 'CONTACTOS');
    await page.getByLabel('Nombre', { exact: true }).fill('Ana');
    await page.getByLabel('Mensaje').fill('Hola');
    await english(page).click();
    await heading(page, 'CONTACT');
    expect(page.url()).toBe(`${inFolder}en/contact/`);
    await hydrated();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ana');
    expect(await page.getByLabel('Message').inputValue()).toBe('Hola');
    const action = await page.locator('form').evaluate((form: HTMLFormElement) => form.action);
    expect(action).toBe(`${inFolder}en/contact.php`);

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
    await hydrated();

    await follow(page, '/');
    await heading(page, 'Full-stack developer');
    await follow(page, '/projects');
    const title = page.getByRole('main').getByRole('heading', { name: 'Menú Digital por categorías' });
    expect(await title.getAttribute('lang')).toBe('es');
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Menú digital' });
    expect(await inFooter.getAttribute('lang')).toBe('es');
    await page.getByRole('link', { name: 'Read more... Menú Digital por categorías' }).click();
    await heading(page, 'Menú Digital por categorías');
    expect(page.url()).toBe(`${inFolder}projects/3/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await hydrated();
    expect(await target(english(page))).toBe(`${inFolder}en/`);
    await page.waitForLoadState('networkidle');
    expect(astray).toEqual([]);
  },
);

browserTest(
  'an unknown address is answered in the language of its folder, and the switch leads from what the other lacks to its home',
  { path: null, viewport: SMALL, expectedErrors: ['404'] },
  async ({ page, hydrated }) => {
    for (const [address, target] of [
      ['en/About', 'en/about/'],
      ['EN/about/', 'en/about/'],
      ['En/About?utm_source=carta', 'en/about/?utm_source=carta'],
      ['EN', 'en/'],
      ['EN/', 'en/'],
      ['EN/nothing', 'en/#/nothing'],
      ['english', '#/english'],
    ] as const) {
      await page.goto(atRoot + address);
      await page.waitForURL(atRoot + target);
    }
    await page.goto(`${atRoot}nada`);
    await heading(page, '404 Página no encontrada');
    await hydrated();
    expect(await target(english(page))).toBe(`${atRoot}en/`);
    for (const [path, name] of [
      ['/projects/99', 'Proyecto no encontrado'],
      ['/about', 'DESARROLLADOR FULL STACK'],
      [UNTRANSLATED, 'Menú Digital por categorías'],
    ] as const) {
      await follow(page, path);
      await heading(page, name);
      expect(await target(english(page))).toBe(`${atRoot}en/${path === '/about' ? 'about/' : ''}`);
    }
    await page.goto(`${atRoot}en/nothing`);
    await heading(page, '404 Page not found');
    expect(page.url()).toBe(`${atRoot}en/#/nothing`);
    await spanish(page).click();
    await page.waitForURL(atRoot);
  },
);

browserTest(
  'the home of a language works on hosts that do not add the slash to its address, with their 404 page or with its file',
  { path: null, hurry: false, viewport: SMALL, expectedErrors: ['404'] },
  async ({ page, hydrated }) => {
    for (const [status, file] of [
      [200, 'en/index.html'],
      [404, '404.html'],
    ] as const) {
      await page.route(`${atRoot}en`, (route) => route.fulfill({ status, path: path.join(EDITIONS, file) }));
      await page.goto(`${atRoot}en`);
      await page.waitForURL(`${atRoot}en/`);
      await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown')));
      await hydrated();
      expect(await target(spanish(page))).toBe(atRoot);
      await page.getByRole('banner').getByRole('link', { name: 'ABOUT', exact: true }).click();
      await heading(page, 'FULL-STACK DEVELOPER');
      expect(page.url()).toBe(`${atRoot}en/#/about`);
      await page.unroute(`${atRoot}en`);
    }
  },
);

/** How much of a section is above the window, as a part of its height. */
const partAbove = (section: Locator) =>
  section.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return -top / height;
  });

browserTest(
  'the switch leads to the same place of the page with the query of the address, and back leads to where it was left',
  { path: null, viewport: SMALL },
  async ({ page, hydrated }) => {
    const section = page.getByRole('main').locator('section').nth(2);
    await page.goto(`${inFolder}?utm_source=carta#/about?ref=a`);
    await hydrated();
    await section.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top + 100));
    const [scrolled, part] = [await page.evaluate(() => scrollY), await partAbove(section)];
    expect(scrolled).toBeGreaterThan(600);
    // Before it clicks, Playwright scrolls to where the header would be if it did not stick.
    await english(page).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`${inFolder}en/about/?utm_source=carta&ref=a`);
    await eventually(async () => expect(Math.abs((await partAbove(section)) - part)).toBeLessThan(0.1));
    await hydrated();
    expect(Math.abs((await partAbove(section)) - part)).toBeLessThan(0.1);
    await page.goBack();
    await page.waitForURL(`${inFolder}?utm_source=carta#/about?ref=a`);
    await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(scrolled));
  },
);

browserTest(
  'the switch leads to the top of a home in place of a page that is not translated, and before the app has arrived it does the same',
  { path: null, hurry: false, viewport: SMALL },
  async ({ page }) => {
    await page.route('**/assets/main-*.js', () => {});
    await page.goto(`${inFolder}projects/3/?utm_source=carta`);
    await page.evaluate(() => scrollTo(0, 500));
    await english(page).click();
    await page.waitForURL(`${inFolder}en/?utm_source=carta`);
    await page.waitForLoadState();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goto(`${inFolder}about/`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'English version' }).click();
    await page.waitForURL(`${inFolder}en/about/`);
    await eventually(async () =>
      expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Versión en español' }).isVisible()).toBe(
        true,
      ),
    );
    await eventually(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600));
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

function alternatesOf($: ReturnType<typeof parseHtml>): Record<string, string> {
  const links = $('link[rel=alternate][hreflang]').toArray();
  return Object.fromEntries(links.map((link) => [$(link).attr('hreflang'), $(link).attr('href') ?? '']));
}

/** The pages of the site in two languages, without those that only lead elsewhere. */
const pages = pagesOf(EDITIONS)
  .filter(({ html }) => !/http-equiv="refresh"/.test(html))
  .map((page) => ({ ...page, $: parseHtml(page.html) }));

test('header, menu and footer of every file lead to the same page in the other language, or to its home if it has none', () => {
  const home = 'https://example.com/';
  for (const { address, $ } of pages) {
    const [own, other, label] =
      $('html').attr('lang') === 'en' ? ['en/', '', 'Versión en español'] : ['', 'en/', 'English version'];
    const same = address.replace(home + own, home + other);
    const exists = !same.endsWith('/404/') && pages.some((page) => page.address === same);
    const base = new URL($('base').attr('href') ?? '', address);
    const links = $('a[hreflang]').toArray();
    expect(links.map((link) => new URL($(link).attr('href') ?? '', base).href)).toEqual(
      Array(3).fill(exists ? same : home + other),
    );
    for (const link of links) {
      expect($(link).attr('aria-label')).toContain(label);
      expect($(link).attr('lang')).toBe($(link).attr('hreflang'));
    }
  }
});

test('all pages that search engines list name each other in all languages, themselves included', () => {
  const byAddress = new Map(pages.map(({ address, $ }) => [address, alternatesOf($)]));
  for (const { address, html, $ } of pages) {
    const alternates = alternatesOf($);
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

test('a site in one language names no other', () => {
  const found = pagesOf(SITE).filter(({ html }) =>
    /rel="?alternate"? hreflang|en español|English version/i.test(html.replaceAll(/<script>.*?<\/script>/gs, '')),
  );
  expect(found).toEqual([]);
});
