import type { Page } from 'playwright-core';
import { owner } from '#content/owner';
import { browserTest } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { readMetadata } from '../support/readMetadata';

const PROJECTS = ['/projects/1', '/projects/2', '/projects/3', '/projects/4', '/projects/5', '/projects/6'];
const PAGES = ['/', '/about', '/projects', ...PROJECTS, '/contact'];
const TAGS = [
  'title',
  'canonical',
  'description',
  'keywords',
  'robots',
  'language',
  'geo.region',
  'theme-color',
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
  'structured data',
];

const canonicalOf = (path: string) => `${owner.siteUrl}#${path}`;

/** The page's tags once it is there, each of them once. */
async function tagsOf(page: Page, canonical: string) {
  await eventually(async () => expect((await readMetadata(page)).canonical).toEqual([canonical]));
  const tags = await readMetadata(page);
  expect(Object.keys(tags).sort()).toEqual([...TAGS].sort());
  const once = Object.entries(tags).map(([name, [value = '', ...more]]) => {
    expect([name, more]).toEqual([name, []]);
    expect([name, value.trim()]).not.toEqual([name, '']);
    return [name, value] as const;
  });
  return Object.fromEntries(once) as Record<string, string>;
}

/** What JSON-LD says of each kind of thing in it. */
function thingsIn(structuredData = '') {
  const { '@context': context, '@graph': graph } = JSON.parse(structuredData);
  expect(context).toBe('https://schema.org');
  return Object.fromEntries(graph.map((thing: { '@type': string }) => [thing['@type'], thing]));
}

browserTest(
  'every page tells search engines and social networks what it is, with a title and a description of its own',
  {},
  async ({ page, urlOf }) => {
    const titles: string[] = [];
    const descriptions: string[] = [];
    for (const path of PAGES) {
      await page.goto(urlOf(path));
      const tags = await tagsOf(page, canonicalOf(path));
      await expect(page.title()).resolves.toBe(tags.title);
      await expect(page.locator('html').getAttribute('lang')).resolves.toBe('es');
      expect(tags).toMatchObject({
        canonical: expect.stringMatching(/^https:\/\/[^#]+\/#\//),
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
      if (path === '/' || path === '/about') {
        const mainEntity = { '@id': things.Person['@id'] };
        expect(things.ProfilePage).toMatchObject({ url: canonicalOf(path), mainEntity });
      }
      // A project is a creative work with the way to it.
      if (path === '/projects/4') {
        expect(things.CreativeWork).toMatchObject({ name: 'E-commerce', url: canonicalOf(path) });
        expect(things.BreadcrumbList.itemListElement).toMatchObject([
          { position: 1, item: canonicalOf('/') },
          { position: 2, item: canonicalOf('/projects') },
          { position: 3, item: canonicalOf(path) },
        ]);
      }
    }
    expect(titles).toEqual([...new Set(titles)]);
    expect(descriptions).toEqual([...new Set(descriptions)]);
  },
);

browserTest(
  'a project has one canonical address however its number is written, and what is not there is kept from search engines',
  { path: '/projects/01' },
  async ({ page, urlOf }) => {
    const project = await tagsOf(page, canonicalOf('/projects/1'));
    expect(project).toMatchObject({ title: expect.stringContaining('Menú Digital'), robots: 'index, follow' });
    await page.goto(urlOf('/nada'));
    const noPage = await tagsOf(page, canonicalOf('/404'));
    expect(noPage).toMatchObject({ title: expect.stringContaining('Página no encontrada'), robots: 'noindex' });
    expect(thingsIn(noPage['structured data']).Person).toMatchObject({ telephone: owner.phone, email: owner.email });
    await page.goto(urlOf('/projects/7'));
    await eventually(async () =>
      expect(await tagsOf(page, canonicalOf('/404'))).toMatchObject({
        title: 'Proyecto no encontrado',
        description: 'El proyecto solicitado no existe en el portafolio.',
        robots: 'noindex',
      }),
    );
  },
);

browserTest(
  'after many changes of page every tag is there once and is the last page’s',
  {},
  async ({ page, urlOf }) => {
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    const follow = (place: typeof header, name: string) => () => place.getByRole('link', { name, exact: true }).click();
    const steps: [go: () => Promise<unknown>, canonical: string, robots?: string][] = [
      [follow(header, 'SOBRE MÍ'), '/about'],
      [follow(header, 'PORTAFOLIO'), '/projects'],
      [follow(footer, 'Ecommerce'), '/projects/4'],
      [follow(footer, 'Constructora'), '/projects/2'],
      [() => page.goto(urlOf('/projects/99')), '/404', 'noindex'],
      [() => page.goto(urlOf('/nada')), '/404', 'noindex'],
      [() => page.goBack(), '/404', 'noindex'],
      [() => page.goBack(), '/projects/2'],
      [() => page.goBack(), '/projects/4'],
      [() => page.goForward(), '/projects/2'],
      [() => page.goForward(), '/404', 'noindex'],
      [follow(page.getByRole('main'), 'Atrás'), '/projects'],
      [follow(header, 'CONTACTOS'), '/contact'],
      [() => page.goto(urlOf('/projects/5')), '/projects/5'],
      [follow(footer, 'Inicio'), '/'],
      [() => page.goBack(), '/projects/5'],
    ];
    for (const [index, [go, path, robots = 'index, follow']] of steps.entries()) {
      await go();
      const canonical = canonicalOf(path);
      await eventually(async () => {
        const shown = await readMetadata(page);
        expect([index, shown.canonical, shown.robots]).toEqual([index, [canonical], [robots]]);
        const tags = await tagsOf(page, canonical);
        expect(tags).toMatchObject({
          robots,
          'og:url': tags.canonical,
          'og:title': tags.title,
          'twitter:title': tags.title,
        });
        await expect(page.title()).resolves.toBe(tags.title);
      });
    }
  },
);
