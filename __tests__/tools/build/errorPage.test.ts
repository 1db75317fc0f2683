/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { siteDist } from '../../support/sites';

/** Shows a site's `404.html` at an address, and returns the address to which its script redirects. */
function open(site: string, address: string): string {
  const [markup = '', script = ''] = readFileSync(`${siteDist(site)}/404.html`, 'utf8').split(
    /<script>(.*)<\/script>/s,
  );
  document.documentElement.innerHTML = markup;
  const replace = jest.fn();
  const location = Object.assign(new URL(address, 'https://example.com'), { replace });
  new Function('location', script)(location);
  return replace.mock.calls.join();
}

test.each([
  ['/Projects/4/', '/projects/4/'],
  ['/projects/4/index.html', '/projects/4/'],
  ['/projects/4).', '/projects/4/'],
  ['/ABOUT.html?utm_source=carta', '/about/?utm_source=carta'],
  ['/Portfolio/4#x', '/projects/4/#x'],
  // No page has this address, so the app then shows its own error page.
  ['/nada/nada', '/#/nada/nada'],
  // The page exists, but the host lacks its file.
  ['/about/', '/#/about'],
  ['https://ana.github.io/sitio/About', '/sitio/about/'],
])('the error page redirects %s to %s', (address, target) => {
  expect(open('reference', address)).toBe(target);
});

test.each([
  ['/EN/about/?a=b', '/en/about/?a=b', 'en', 'Page not found', '/en/'],
  ['/EN', '/en/', 'en', 'Page not found', '/en/'],
  // The English edition has no page for project 3.
  ['/en/projects/3', '/en/#/projects/3', 'en', 'Page not found', '/en/'],
  ['/projects/3', '/projects/3/', 'es', 'Página no encontrada', '/'],
  ['/english', '/#/english', 'es', 'Página no encontrada', '/'],
])(
  'the error page of a site in two languages redirects %s to %s, and is in the language of the folder',
  (address, ...answer) => {
    const target = open('editions', address);
    const home = document.querySelector('a')?.getAttribute('href');
    expect([target, document.documentElement.lang, document.title, home]).toEqual(answer);
    expect(document.querySelectorAll('section, h1, a')).toHaveLength(3);
  },
);
