/** @jest-environment node */
import { pathsByAddress } from '#site';
import { currentMark, pageAt } from '../../src/navigation/address';
import { NO_PAGE } from '../../src/paths';
import { NO_PROJECT } from '../support/reference';

const paths = new Map(Object.entries(pathsByAddress));

test.each<[path: string, addresses: string[]]>([
  ['/', ['', '/', '?utm_source=carta', '/?x=%', 'comments', '%E0%A4%A', '../about', 'javascript:alert(1)']],
  ['/about', ['/about', 'about', '/About/', '//about', '/%61bout?x=1#y', '/about?x=%E0%A4%A', '/about&fbclid=IwAR0']],
  ['/about', ['/about/,', '/about»', '/about).', '/about%29']],
  ['/projects', ['/portfolio', '/portfolio/']],
  ['/projects/4', ['/projects/4', '/projects/04', '/projects/%34', '//projects//4/', '/projects/4).', '/projects/4/,']],
  [NO_PROJECT, ['/projects/0', '/projects/7', '/projects/-1', '/projects/1.5', '/projects/1e400', '/projects/uno']],
  [NO_PROJECT, ['/projects/NaN', '/projects/1%2F2', '/projects/%', '/projects/%20', `/projects/${'9'.repeat(300)}`]],
  [NO_PAGE, ['/nada', '/projects%2F4', '/about/4', '/projects/4/x', '/%', '/%00', '/constructor', '//evil.example/']],
])('the page %s is found at the addresses %j', (path, addresses) => {
  const found = addresses.map((address) => [address, pageAt(address, paths)]);
  expect(found).toEqual(addresses.map((address) => [address, path]));
});

test.each([
  ['/projects', '/projects', false, 'page'],
  ['/projects', '/projects/4', true, 'true'],
  ['/projects', '/projects/4', false, undefined],
  ['/projects', '/projects-old', true, undefined],
])('a link to %s on the page %s (it covers subpages: %s) has the aria-current %s', (to, shown, covers, mark) => {
  expect(currentMark(to, shown, covers)).toBe(mark);
});
