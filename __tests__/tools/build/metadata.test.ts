import { builtPage } from '../../support/builtPage';
import { site } from '../../support/reference';
import { siteOf } from '../../support/sites';

/** What the file of a page tells search engines and social networks. */
function tagsIn(path: string, folder?: string): [name: string, value: string][] {
  const { $ } = builtPage(path, folder);
  return $('head :is(title, link[rel=canonical], link[hreflang], meta[name], meta[property]), script[type$=json]')
    .not('[name=viewport]')
    .toArray()
    .map((tag) => {
      const { name, property, rel, hreflang, content, href } = $(tag).attr() ?? {};
      return [hreflang ?? name ?? property ?? rel ?? tag.tagName, content ?? href ?? $(tag).text()];
    });
}

const TITLE = 'E-commerce | Nombre Apellido';
const DESCRIPTION = 'Tienda en línea de platos hecha en WordPress, con traductor para compradores de otros países.';
const IMAGE = 'https://example.com/share/projects/4.png';
const IMAGE_ALT = 'Portada de la tienda en línea de platos, con cuatro piezas de cerámica y el carrito';

test('a page tells search engines and social networks what it is, and every page in the same tags, each of them once', () => {
  const { script, ...tags } = Object.fromEntries(tagsIn('/projects/4'));
  expect(tags).toEqual({
    title: TITLE,
    canonical: 'https://example.com/projects/4/',
    description: DESCRIPTION,
    keywords: 'tienda en línea, e-commerce, WordPress, traducción, vajilla',
    robots: 'index, follow',
    language: 'es',
    'geo.region': 'PA',
    'theme-color': 'black',
    'og:title': TITLE,
    'og:description': DESCRIPTION,
    'og:type': 'article',
    'og:url': 'https://example.com/projects/4/',
    'og:site_name': 'Nombre Apellido, Full Stack developer',
    'og:locale': 'es_PA',
    'og:image': IMAGE,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': IMAGE_ALT,
    'twitter:card': 'summary_large_image',
    'twitter:title': TITLE,
    'twitter:description': DESCRIPTION,
    'twitter:image': IMAGE,
    'twitter:image:alt': IMAGE_ALT,
  });
  const person = { '@type': 'Person', telephone: '+507 6000-0000', email: 'hola@example.com' };
  expect(JSON.parse(script ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      person,
      { '@type': 'CreativeWork', name: 'E-commerce', url: 'https://example.com/projects/4/' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://example.com/' },
          { position: 2, item: 'https://example.com/projects/' },
          { position: 3, item: 'https://example.com/projects/4/' },
        ],
      },
    ],
  });
  const names = tagsIn('/projects/4').map(([name]) => name);
  for (const path of site.files.paths) {
    expect([path, ...tagsIn(path).map(([name]) => name)]).toEqual([path, ...names]);
    expect([path, tagsIn(path).filter(([, value]) => !value.trim())]).toEqual([path, []]);
  }
});

test.each([
  ['/', 'https://example.com/#/', 'index, follow'],
  ['/about', 'https://example.com/about/', 'index, follow'],
  ['/404', 'https://example.com/404/', 'noindex'],
  ['/projects/404', 'https://example.com/404/', 'noindex'],
])('%s is canonical at %s, for search engines: %s', (path, canonical, robots) => {
  expect(Object.fromEntries(tagsIn(path))).toMatchObject({ canonical, 'og:url': canonical, robots });
});

test('what describes a page is in its language, and it names itself in all languages', () => {
  const es = Object.fromEntries(tagsIn('/about', siteOf('editions')));
  const en = Object.fromEntries(tagsIn('/about', `${siteOf('editions')}/en`));
  const both = {
    es: 'https://example.com/about/',
    en: 'https://example.com/en/about/',
    'x-default': 'https://example.com/en/about/',
  };
  expect(es).toMatchObject({ ...both, 'og:locale': 'es_PA', 'og:locale:alternate': 'en_US' });
  expect(en).toMatchObject({ ...both, 'og:locale': 'en_US', 'og:locale:alternate': 'es_PA', language: 'en' });
  expect(en).toMatchObject({ canonical: both.en, 'og:image': 'https://example.com/en/share/about.png' });
  const [person, page] = JSON.parse(en.script ?? '')['@graph'];
  expect([person.knowsLanguage, page.inLanguage]).toEqual([['es'], 'en']);
});
