import type { Page } from 'playwright-core';
import { owner } from '../../src/content/owner';
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

for (const path of PAGES) {
  browserTest(`${path} tells search engines and social networks what it is`, { path }, async ({ page }) => {
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
    expect(tags.title).toContain(owner.name);
    expect(tags.description?.length).toBeGreaterThanOrEqual(50);
    expect(tags.description?.length).toBeLessThanOrEqual(160);
    expect(tags.keywords?.split(', ').length).toBeGreaterThanOrEqual(3);
    expect(thingsIn(tags['structured data']).Person).toMatchObject({
      name: owner.name,
      telephone: owner.phone,
      email: owner.email,
    });
  });
}

browserTest('the home and about pages are profiles of the owner', { path: '/' }, async ({ page, urlOf }) => {
  for (const path of ['/', '/about']) {
    await page.goto(urlOf(path));
    const tags = await tagsOf(page, canonicalOf(path));
    const { Person, ProfilePage } = thingsIn(tags['structured data']);
    expect(ProfilePage).toMatchObject({ url: canonicalOf(path), mainEntity: { '@id': Person['@id'] } });
  }
});

browserTest("a project's page is a creative work with the way to it", { path: '/projects/4' }, async ({ page }) => {
  const tags = await tagsOf(page, canonicalOf('/projects/4'));
  const { CreativeWork, BreadcrumbList } = thingsIn(tags['structured data']);
  expect(CreativeWork).toMatchObject({ name: 'E-commerce', url: canonicalOf('/projects/4') });
  expect(BreadcrumbList.itemListElement).toMatchObject([
    { position: 1, item: canonicalOf('/') },
    { position: 2, item: canonicalOf('/projects') },
    { position: 3, item: canonicalOf('/projects/4') },
  ]);
});

browserTest('no two pages share a title or a description', { path: null }, async ({ page, urlOf }) => {
  const seen: Record<'title' | 'description', string[]> = { title: [], description: [] };
  for (const [path, canonical] of [...PAGES.map((path) => [path, path]), ['/nada', '/404'], ['/projects/7', '/404']]) {
    // A page of its own each time, so that nothing of the one before is read.
    await page.goto('about:blank');
    await page.goto(urlOf(path ?? ''));
    const { title = '', description = '' } = await tagsOf(page, canonicalOf(canonical ?? ''));
    seen.title.push(title);
    seen.description.push(description);
  }
  expect(seen.title).toEqual([...new Set(seen.title)]);
  expect(seen.description).toEqual([...new Set(seen.description)]);
});

browserTest('an address that is no page is kept out of search engines', { path: '/nada' }, async ({ page }) => {
  const tags = await tagsOf(page, canonicalOf('/404'));
  expect(tags).toMatchObject({ title: expect.stringContaining('Página no encontrada'), robots: 'noindex' });
  expect(thingsIn(tags['structured data']).Person).toMatchObject({ telephone: owner.phone, email: owner.email });
});

browserTest('a project that is not there is kept out of search engines', { path: '/projects/7' }, async ({ page }) => {
  const tags = await tagsOf(page, canonicalOf('/404'));
  expect(tags).toMatchObject({
    title: 'Proyecto no encontrado',
    description: 'El proyecto solicitado no existe en el portafolio.',
    robots: 'noindex',
  });
});

browserTest(
  'a project has one canonical address however its number is written',
  { path: '/projects/01' },
  async ({ page }) => {
    const tags = await tagsOf(page, canonicalOf('/projects/1'));
    expect(tags).toMatchObject({ title: expect.stringContaining('Menú Digital'), robots: 'index, follow' });
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
