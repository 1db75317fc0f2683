import { NO_PAGE } from '../../src/site/paths';
import { NO_PROJECT } from '../../src/site/projects';

/**
 * What stands behind the site's address, as typed or mistyped, by what is odd about it, and the path of the page that it
 * shows: each another one than that before it.
 */
export const ODD_ADDRESSES: readonly [situation: string, path: string, hashes: readonly string[]][] = [
  [
    'a path that is no page',
    NO_PAGE,
    ['#/nada', '#/about/nada', '#/projects/4/extra', '#/%00', '#/%20', '#/ñandú/日本/🦜'],
  ],
  [
    'a project number out of range',
    NO_PROJECT,
    ['#/projects/0', '#/projects/7', '#/projects/1.5', '#/projects/-1', '#/projects/1e400', '#/projects/Infinity'],
  ],
  ['a path that looks like another site', NO_PAGE, ['#//evil', '#//evil.example/%2e%2e', '#/\\evil']],
  [
    'a fragment that is no path',
    '/',
    [
      '#comments',
      '#Echobox=1',
      '#contenido',
      '#.',
      '#../about',
      '#javascript:alert(1)',
      '#<img src=x onerror=alert(1)>',
    ],
  ],
  ['a path that looks relative', NO_PAGE, ['#/../nada', '#/./about']],
  [
    'a project number that is none',
    NO_PROJECT,
    ['#/projects/abc', '#/projects/NaN', '#/projects/%20', '#/projects/null', '#/projects/1,2', '#/projects/1%2F2'],
  ],
  [
    'a path that looks like code',
    NO_PAGE,
    ['#/<img src=x onerror=alert(1)>', '#/javascript:alert(1)', '#/%3Cimg%20src=x%20onerror=alert(1)%3E'],
  ],
  ['the home page loosely written', '/', ['', '#', '#?utm_source=carta', '#/?x=%']],
  ['a path of thousands of characters', NO_PAGE, [`#/${'a'.repeat(3000)}`, `#/${'a/'.repeat(1500)}`]],
  ['a project number of thousands of digits', NO_PROJECT, [`#/projects/${'9'.repeat(3000)}`]],
  ['a path with malformed escapes', NO_PAGE, ['#/%', '#/%E0%A4%A', '#/about/%', '#/-']],
  ['the about page loosely written', '/about', ['#about', '#/about/', '#//about', '#/about?x=%E0%A4%A', '#/about#']],
  ['the former path of the portfolio', '/projects', ['#/portfolio', '#/portfolio/']],
  ['the about page as messengers write it', '/about', ['#/about).', '#/about/,', '#/about&fbclid=IwAR0', '#/about%29']],
  ['a project number with malformed escapes', NO_PROJECT, ['#/projects/%', '#/projects/%E0%A4%A']],
];
