import { writeFileSync } from 'node:fs';
import { shareVersion } from '../../../src/tools/build/draw/shareVersion';
import { builtPage } from '../../support/builtPage';
import { site } from '../../support/reference';
import { siteDist } from '../../support/sites';
import { testFolder } from '../../support/testFolder';

const inFolder = testFolder();

/** The tags of a page for search engines and social networks. */
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

test('every page has the same non-empty tags for search engines and social networks, each tag once', () => {
  const tags = tagsIn('/projects/4');
  const names = tags.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.fromEntries(tags)).toMatchObject({
    ...{ title: 'E-commerce | Nombre Apellido', 'og:title': 'E-commerce | Nombre Apellido', 'og:locale': 'es_PA' },
    'twitter:image': expect.stringMatching(/^https:\/\/example\.com\/share\/projects\/4\.png\?v=[0-9a-f]{8}$/),
    'og:image:alt': 'Portada de la tienda en línea de platos, con cuatro piezas de cerámica y el carrito',
  });
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
])('the canonical URL of %s is %s, and its robots tag says %s', (path, canonical, robots) => {
  expect(Object.fromEntries(tagsIn(path))).toMatchObject({ canonical, 'og:url': canonical, robots });
});

test('the tags of a page are in its language, and list the page in all languages', () => {
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

/** The address of a page's share image. */
const imageIn = (name: string, path: string) =>
  Object.fromEntries(tagsIn(path, siteDist(name)))['og:image']?.replace(/^.*(?=share)/, '');

test('two sites have the same address for a share image only if its texts are the same', () => {
  for (const { path } of site.files.listed) {
    expect(imageIn('editions', path)).toBe(imageIn('reference', path));
    expect(imageIn('longest', path)).not.toBe(imageIn('reference', path));
  }
});

test('the address of a share image changes with its picture, or with the owner’s own file', () => {
  const image = { path: '/', file: 'share/home.png', title: 'Ana', subtitle: '', pictures: ['illustrations/hero'] };
  const own = inFolder('home.png');
  const versionWith = (picture: string) => shareVersion(image, [picture], own);
  expect(versionWith('hero-2.svg')).not.toBe(versionWith('hero-1.svg'));
  const versions = ['one', 'other', 'one'].map((contents) => {
    writeFileSync(own, contents);
    return versionWith('hero-1.svg');
  });
  expect([versions[2], new Set(versions).size]).toEqual([versions[0], 2]);
});

test('the file at a page’s former address redirects to the page, with the query and the fragment', () => {
  const { $ } = builtPage('/portfolio/4');
  expect($('link[rel=canonical]').attr('href')).toBe('https://example.com/projects/4/');
  expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=../../projects/4/');
  expect($('a').attr('href')).toBe('../../projects/4/');
  const location = { search: '?utm=cv', hash: '#results', replace: jest.fn() };
  const document = { currentScript: { dataset: $('script').data() } };
  new Function('location', 'document', $('script').text())(location, document);
  expect(location.replace.mock.calls).toEqual([['../../projects/4/?utm=cv#results']]);
});
