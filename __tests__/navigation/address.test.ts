/** @jest-environment node */

import { currentMark, pageAt } from '../../src/navigation/address';
import { NO_PAGE } from '../../src/site/paths';
import { NO_PROJECT } from '../../src/site/projects';

const paths = new Set(['/', '/about', '/projects', '/projects/4', NO_PAGE, NO_PROJECT]);
const page = (address: string) => pageAt(address, paths, NO_PAGE);

test.each([
  ['', '/'],
  ['/', '/'],
  ['/about', '/about'],
  ['about', '/about'],
  ['/About/', '/about'],
  ['/%61bout?x=1#y', '/about'],
  ['/projects/4', '/projects/4'],
  ['/projects/04', '/projects/4'],
  ['/projects/%34', '/projects/4'],
  ['//projects//4/', '/projects/4'],
  ['/projects/4).', '/projects/4'],
  ['/projects/4/,', '/projects/4'],
  ['/projects/4%29', '/projects/4'],
  ['/projects/4&fbclid=IwAR0', '/projects/4'],
  ['/about»', '/about'],
  ['comments', '/'],
  ['Echobox=1', '/'],
  ['contenido', '/'],
  ['%E0%A4%A', '/'],
  ['..', '/'],
])('the address "%s" is the page %s', (address, path) => expect(page(address)).toBe(path));

test.each([
  '/projects/0',
  '/projects/7',
  '/projects/-1',
  '/projects/1.5',
  '/projects/uno',
  '/projects/NaN',
  '/projects/1%2F2',
])('the address "%s" is no project', (address) => expect(page(address)).toBe(NO_PROJECT));

test.each(['/nada', '/projects%2F4', '/about/4', '/projects/4/x', '/%', '/)/about', '/constructor'])(
  'the address "%s" is no page',
  (address) => expect(page(address)).toBe(NO_PAGE),
);

test('a link is current on its own page, and if it covers them on the pages below it', () => {
  expect(currentMark('/projects', '/projects', false)).toBe('page');
  expect(currentMark('/projects', '/projects/4', true)).toBe('true');
  expect(currentMark('/projects', '/projects/4', false)).toBeUndefined();
  expect(currentMark('/projects', '/projects-old', true)).toBeUndefined();
});
