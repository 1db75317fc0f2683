/** @jest-environment node */

import { pageAt } from '../../src/navigation/address';
import { NO_PAGE } from '../../src/site/paths';
import { NO_PROJECT } from '../../src/site/projects';
import { hostileTexts } from '../support/hostileTexts';

const paths = new Set(['/', '/about', '/contact', '/projects', '/projects/4', NO_PAGE, NO_PROJECT]);

test('every hostile address is that of a page', () => {
  const addresses = hostileTexts(2000, 6, 20_000);
  expect(addresses.filter((address) => !paths.has(pageAt(address, paths, NO_PAGE)))).toEqual([]);
});
