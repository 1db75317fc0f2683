/** @jest-environment node */
import { editionAddress } from '../../src/navigation/editionAddress';
import { NO_PROJECT } from '../support/reference';

test.each([
  ['en/', '/about', 'en/about/'],
  ['../', '/projects/4', '../projects/4/'],
  // The other edition lacks this page.
  ['en/', '/projects/3', 'en/'],
  ['en/', '/404', 'en/'],
  ['../', NO_PROJECT, '../'],
])('in the edition at %s the page %s has the address %s', (folder, path, address) => {
  expect(editionAddress({ folder, untranslated: ['/projects/3'] }, path)).toBe(address);
});
