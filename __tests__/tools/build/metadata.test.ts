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

/** What all social networks are told. */
const SHARED = {
  title: 'E-commerce | Nombre Apellido',
  description: 'Tienda en línea de platos hecha en WordPress, con traductor para compradores de otros países.',
  image: 'https://example.com/share/projects/4.png',
  'image:alt': 'Portada de la tienda en línea de platos, con cuatro piezas de cerámica y el carrito',
};
const OPEN_GRAPH = {
  ...{ ...SHARED, 'image:width': '1200', 'image:height': '630' },
  type: 'article',
  url: 'https://example.com/projects/4/',
  site_name: 'Nombre Apellido, Full Stack developer',
  locale: 'es_PA',
};

const named = (prefix: string, tags: Record<string, string>) =>
  Object.fromEntries(Object.entries(tags).map(([name, value]) => [prefix + name, value]));

test('a page tells search engines and social networks what it is, and every page in the same tags, each of them once', () => {
  const { script, ...tags } = Object.fromEntries(tagsIn('/projects/4'));
  expect(tags).toEqual({
    ...{ title: SHARED.title, description: SHARED.description },
    canonical: OPEN_GRAPH.url,
    keywords: 'tienda en línea, e-commerce, WordPress, traducción, vajilla',
    ...{ robots: 'index, follow', language: 'es', 'geo.region': 'PA', 'theme-color': 'black' },
    ...named('og:', OPEN_GRAPH),
    ...named('twitter:', { ...SHARED, card: 'summary_large_image' }),
  });
  const [person, work, trail] = JSON.parse(script ?? '')['@graph'];
  expect(person).toMatchObject({ '@type': 'Person', telephone: '+507 6000-0000', email: 'hola@example.com' });
  expect(work).toMatchObject({ '@type': 'CreativeWork', name: 'E-commerce', url: OPEN_GRAPH.url });
  const steps = ['https://example.com/', 'https://example.com/projects/', OPEN_GRAPH.url];
  expect(trail.itemListElement).toMatchObject(steps.map((item, index) => ({ position: index + 1, item })));
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
  const en = Object.fromEntries(tagsIn('/about', `${siteOf('editions')}/en`));
  expect(en).toMatchObject({
    es: 'https://example.com/about/',
    ...{ en: 'https://example.com/en/about/', 'x-default': 'https://example.com/en/about/' },
    ...{ 'og:locale': 'en_US', 'og:locale:alternate': 'es_PA', language: 'en' },
    ...{ canonical: 'https://example.com/en/about/', 'og:image': 'https://example.com/en/share/about.png' },
  });
  const [person, page] = JSON.parse(en.script ?? '')['@graph'];
  expect([person.knowsLanguage, page.inLanguage]).toEqual([['es'], 'en']);
});

test('the file at the former address of a page leads to its file', () => {
  const { $ } = builtPage('/portfolio/4');
  expect($('link[rel=canonical]').attr('href')).toBe('https://example.com/projects/4/');
  expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=../../projects/4/');
  expect($('a').attr('href')).toBe('../../projects/4/');
});
