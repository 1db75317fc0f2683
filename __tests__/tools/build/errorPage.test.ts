/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { siteOf } from '../../support/sites';

/** Has the browser at an address of a host show its `404.html`, and returns where that leads. */
function open(site: string, address: string): string {
  const [markup = '', script = ''] = readFileSync(`${siteOf(site)}/404.html`, 'utf8').split(/<script>(.*)<\/script>/s);
  document.documentElement.innerHTML = markup;
  const replace = jest.fn();
  const location = Object.assign(new URL(address, 'https://example.com'), { replace });
  new Function('location', script)(location);
  return replace.mock.calls.join();
}

test.each([
  ['/Projects/4/', '/projects/4/'],
  ['/projects/4.html', '/projects/4/'],
  ['/projects/4/index.html', '/projects/4/'],
  ['/projects/4).', '/projects/4/'],
  ['/ABOUT?utm_source=carta', '/about/?utm_source=carta'],
  ['/portfolio/4/', '/projects/4/'],
  ['/Portfolio/4#x', '/projects/4/#x'],
  // Into the app, which says that there is no such page.
  ['/nada/nada', '/#/nada/nada'],
  ['/projects/99/', '/#/projects/99/'],
  // A file that the host does not find.
  ['/about/', '/#/about/'],
  ['https://ana.github.io/sitio/About', '/sitio/about/'],
])('an address that no host has leads to its page: %s to %s', (address, target) => {
  expect(open('reference', address)).toBe(target);
});

test.each([
  ['/en/About', '/en/about/', 'en'],
  ['/EN', '/en/', 'en'],
  ['/EN/about/?a=b', '/en/about/?a=b', 'en'],
  ['/en/nothing', '/en/#/nothing', 'en'],
  // The edition lacks it.
  ['/en/projects/3', '/en/#/projects/3', 'en'],
  ['/projects/3', '/projects/3/', 'es'],
  ['/english', '/#/english', 'es'],
])(
  'with several languages, an address leads into the edition of its folder, in whose language it is answered: %s to %s',
  (address, target, language) => {
    expect(open('editions', address)).toBe(target);
    const title = { en: 'Page not found', es: 'Página no encontrada' }[language];
    expect([document.documentElement.lang, document.title]).toEqual([language, title]);
    expect(document.querySelectorAll('section, h1, a')).toHaveLength(3);
    expect(document.querySelector('a')?.getAttribute('href')).toBe(language === 'en' ? '/en/' : '/');
  },
);
