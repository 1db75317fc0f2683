import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, NO_PAGE } from '../../src/paths';
import * as metadata from '../../src/site/metadata';
import { parseHtml } from '../../src/tools/build/pages/parseHtml';
import { owner } from '../sites/reference/content/owner';
import { browserTest, expect, test } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { readMetadata } from '../support/readMetadata';
import { NO_PROJECT } from '../support/reference';
import { SITE } from '../support/sites';

const PAGES = ['/', '/about', '/projects', ...[1, 2, 3, 4, 5, 6].map((id) => `/projects/${id}`), '/contact'];
const SOCIAL = ['title', 'description', 'image', 'image:alt'];
const TAGS = [
  ...['title', 'canonical', 'description', 'keywords', 'robots', 'language', 'geo.region', 'theme-color'],
  ...['type', 'url', 'site_name', 'locale', 'image:width', 'image:height', ...SOCIAL].map((name) => `og:${name}`),
  ...['card', ...SOCIAL].map((name) => `twitter:${name}`),
  'structured data',
];

const appAddress = (path: string) => `${owner.siteUrl}#${path}`;
const fileAddress = (path: string) => metadata.fileAddress(owner.siteUrl, path);

/** Absolute address of a page by its own file; home's is the app. */
const addressOf = (route: string) => owner.siteUrl + (route === '/' ? '#/' : folderOf(route));

/** The tags in a page's own file, each of them there once and with a value. */
function tagsInFile(route: string) {
  const $ = parseHtml(readFileSync(path.join(SITE, folderOf(route), 'index.html'), 'utf8'));
  const tags = [
    ['title', $('title').text()],
    ...$('link[rel=canonical]')
      .toArray()
      .map((link) => ['canonical', link.attribs.href]),
    ...$('meta:not([charset], [http-equiv], [name=viewport])')
      .toArray()
      .map(({ attribs: { name, property, content } }) => [name ?? property, content]),
    ...$('script[type="application/ld+json"]')
      .toArray()
      .map((script) => ['structured data', $(script).text()]),
  ];
  expect([route, tags.map(([name]) => name).sort()]).toEqual([route, [...TAGS].sort()]);
  for (const [name, value = ''] of tags) expect([route, name, value.trim()]).not.toEqual([route, name, '']);
  return Object.fromEntries(tags) as Record<string, string>;
}

/** The tags that the app writes, each of them once: those of the page's own file, but for the addresses of pages. */
function tagsInApp(route: string, canonicalRoute = route): Record<string, string[]> {
  const file = tagsInFile(route);
  const canonical = appAddress(canonicalRoute);
  const structuredData = PAGES.filter((path) => path !== '/').reduce(
    (text, path) => text.replaceAll(`"${fileAddress(path)}"`, `"${appAddress(path)}"`),
    // The owner's address is home's too.
    file['structured data']?.replaceAll(`"item":"${owner.siteUrl}"`, `"item":"${appAddress('/')}"`) ?? '',
  );
  const tags = { ...file, canonical, 'og:url': canonical, 'structured data': structuredData };
  return Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]]));
}

/** What JSON-LD says of each kind of thing in it. */
function thingsIn(structuredData = '') {
  const { '@context': context, '@graph': graph } = JSON.parse(structuredData);
  expect(context).toBe('https://schema.org');
  return Object.fromEntries(graph.map((thing: { '@type': string }) => [thing['@type'], thing]));
}

test('every page tells search engines and social networks what it is, with a title and a description of its own', () => {
  const titles: string[] = [];
  const descriptions: string[] = [];
  for (const route of PAGES) {
    const tags = tagsInFile(route);
    expect(tags).toMatchObject({
      canonical: addressOf(route),
      robots: 'index, follow',
      language: 'es',
      'geo.region': owner.region,
      'theme-color': 'black',
      'og:title': tags.title,
      'og:description': tags.description,
      'og:url': tags.canonical,
      'og:image': expect.stringMatching(/^https:.*\.(png|jpe?g)$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': tags.title,
      'twitter:description': tags.description,
      'twitter:image': tags['og:image'],
    });
    const { title = '', description = '', keywords = '' } = tags;
    expect(title).toContain(owner.name);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(keywords.split(', ').length).toBeGreaterThanOrEqual(3);
    titles.push(title);
    descriptions.push(description);

    const things = thingsIn(tags['structured data']);
    expect(things.Person).toMatchObject({ name: owner.name, telephone: owner.phone, email: owner.email });
    // Home and about are profiles of the owner.
    if (route === '/' || route === '/about') {
      const mainEntity = { '@id': things.Person['@id'] };
      expect(things.ProfilePage).toMatchObject({ url: addressOf(route), mainEntity });
    }
    // A project is a creative work with the way to it.
    if (route === '/projects/4') {
      expect(things.CreativeWork).toMatchObject({ name: 'E-commerce', url: addressOf(route) });
      expect(things.BreadcrumbList.itemListElement).toMatchObject([
        { position: 1, item: owner.siteUrl },
        { position: 2, item: addressOf('/projects') },
        { position: 3, item: addressOf(route) },
      ]);
    }
  }
  expect(titles).toEqual([...new Set(titles)]);
  expect(descriptions).toEqual([...new Set(descriptions)]);
});

test('what is not there is kept from search engines', () => {
  const noPage = tagsInFile(NO_PAGE);
  expect(noPage).toMatchObject({ title: expect.stringContaining('Página no encontrada'), robots: 'noindex' });
  expect(thingsIn(noPage['structured data']).Person).toMatchObject({ telephone: owner.phone, email: owner.email });
  expect(tagsInFile(NO_PROJECT)).toMatchObject({
    title: 'Proyecto no encontrado',
    description: 'El proyecto solicitado no existe en el portafolio.',
    robots: 'noindex',
  });
});

browserTest(
  'after many changes of page every tag is there once and is the last page’s, and a project has one canonical address however its number is written',
  { viewport: { width: 800, height: 400 } },
  async ({ page, urlOf }) => {
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    const follow = (place: typeof header, name: string) => () => place.getByRole('link', { name, exact: true }).click();
    const steps: [go: () => Promise<unknown>, path: string, canonical?: string][] = [
      [follow(header, 'SOBRE MÍ'), '/about'],
      [follow(footer, 'Ecommerce'), '/projects/4'],
      [() => page.goto(urlOf('/projects/01')), '/projects/1'],
      [() => page.goto(urlOf('/projects/99')), NO_PROJECT, NO_PAGE],
      [() => page.goto(urlOf('/nada')), NO_PAGE],
      [() => page.goBack(), NO_PROJECT, NO_PAGE],
      [() => page.goBack(), '/projects/1'],
      [() => page.goForward(), NO_PROJECT, NO_PAGE],
      [follow(page.getByRole('main'), 'Atrás'), '/projects'],
      [follow(header, 'CONTACTOS'), '/contact'],
      [follow(footer, 'Inicio'), '/'],
      [() => page.goBack(), '/contact'],
    ];
    for (const [index, [go, path, canonical = path]] of steps.entries()) {
      await go();
      const tags = tagsInApp(path, canonical);
      await eventually(async () => expect([index, await readMetadata(page)]).toEqual([index, tags]));
      expect([index, await page.title()]).toEqual([index, tags.title?.[0]]);
    }
    await expect(page.locator('html').getAttribute('lang')).resolves.toBe('es');
  },
);
