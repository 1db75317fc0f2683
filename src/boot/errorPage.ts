/**
 * Runs in `404.html`, which hosts serve for unknown addresses, in any folder. Redirects an address without its final
 * slash, with other capitals or with `.html` to the file of the page, and any other to the app, which says that there is no
 * such page.
 */

import { pageAt } from '../navigation/address';
import { folderOf, NO_PAGE } from '../site/paths';

/** URL of the published site, and the paths of the pages with their own file, by all that they have or had; filled in by the build. */
declare const SITE_URL: string;
declare const PATHS: Record<string, string>;

const { host, pathname: base } = new URL(SITE_URL);
const { pathname, search, hash } = location;

/** The site's folder: on another host of GitHub Pages, the first folder of the address. */
const root =
  location.host !== host && location.host.endsWith('.github.io') ? `${pathname.split('/', 2).join('/')}/` : base;

if (pathname.startsWith(root)) {
  const address = `/${pathname.slice(root.length)}`;
  const path = PATHS[pageAt(address.replace(/(index)?\.html?$/, ''), new Set(Object.keys(PATHS)), NO_PAGE)];
  const file = path && root + folderOf(path);
  // A file that the host does not find leads into the app, too.
  location.replace(file && file !== pathname ? file + search + hash : `${root}#${address}`);
}
const home = document.querySelector('a');
if (home) home.href = root;
