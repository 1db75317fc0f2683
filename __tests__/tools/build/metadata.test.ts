import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareVersion } from '../../../src/tools/build/draw/shareVersion';
import { builtPage } from '../../support/builtPage';
import { site } from '../../support/reference';
import { siteDist } from '../../support/sites';

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
  image: expect.stringMatching(/^https:\/\/example\.com\/share\/projects\/4\.png\?v=[0-9a-f]{8}$/),
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
  const en = Object.fromEntries(tagsIn('/about', `${siteDist('editions')}/en`));
  expect(en).toMatchObject({
    es: 'https://example.com/about/',
    ...{ en: 'https://example.com/en/about/', 'x-default': 'https://example.com/en/about/' },
    ...{ 'og:locale': 'en_US', 'og:locale:alternate': 'es_PA', language: 'en' },
    ...{
      canonical: 'https://example.com/en/about/',
      'og:image': expect.stringMatching(/^https:\/\/example\.com\/en\/share\/about\.png\?/),
    },
  });
  const [person, page] = JSON.parse(en.script ?? '')['@graph'];
  expect([person.knowsLanguage, page.inLanguage]).toEqual([['es', 'en'], 'en']);
});

/** The address of the image that a site has for a page. */
const imageIn = (name: string, path: string) =>
  Object.fromEntries(tagsIn(path, siteDist(name)))['og:image']?.replace(/^.*(?=share)/, '');

test('a share image keeps its address in a site that draws the same, and has another where its texts are others', () => {
  for (const { path } of site.files.listed) {
    expect(imageIn('editions', path)).toBe(imageIn('reference', path));
    expect(imageIn('longest', path)).not.toBe(imageIn('reference', path));
  }
});

test('a share image has another address with another picture, and one of the owner with another content', () => {
  const image = { path: '/', file: 'share/home.png', title: 'Ana', subtitle: '', pictures: ['illustrations/hero'] };
  const own = path.join(mkdtempSync(path.join(tmpdir(), 'share-')), 'home.png');
  const versionWith = (picture: string) => shareVersion(image, [picture], own);
  expect(versionWith('hero-2.svg')).not.toBe(versionWith('hero-1.svg'));
  const versions = ['one', 'other', 'one'].map((contents) => {
    writeFileSync(own, contents);
    return versionWith('hero-1.svg');
  });
  expect([versions[2], new Set(versions).size]).toEqual([versions[0], 2]);
  rmSync(path.dirname(own), { recursive: true });
});

test('the file at the former address of a page leads to its file, and a script keeps the query and the fragment', () => {
  const { $ } = builtPage('/portfolio/4');
  expect($('link[rel=canonical]').attr('href')).toBe('https://example.com/projects/4/');
  expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=../../projects/4/');
  expect($('a').attr('href')).toBe('../../projects/4/');
  const location = { search: '?utm=cv', hash: '#results', replace: jest.fn() };
  const document = { currentScript: { dataset: $('script').data() } };
  new Function('location', 'document', $('script').text())(location, document);
  expect(location.replace.mock.calls).toEqual([['../../projects/4/?utm=cv#results']]);
});
