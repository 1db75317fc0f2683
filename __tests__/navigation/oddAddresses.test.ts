/** @jest-environment node */

import { owner } from '#content/owner';
import { pageAt } from '../../src/navigation/address';
import { NO_PAGE } from '../../src/site/paths';
import { pathsByAddress as paths } from '../../src/site/sitePaths';
import { ODD_ADDRESSES } from '../support/oddAddresses';

/** The path of the page at an address, as browsers tell what stands behind it. */
const pathAt = (hash: string) => paths.get(pageAt(new URL(hash, owner.siteUrl).hash.slice(1), paths, NO_PAGE));

test.each(ODD_ADDRESSES)('%s, however it is written, is the page %s', (_, path, hashes) => {
  expect(hashes.map((hash) => [hash, pathAt(hash)])).toEqual(hashes.map((hash) => [hash, path]));
});
