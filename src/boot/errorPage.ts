/**
 * Runs in `404.html`, which hosts serve for unknown addresses, in any folder. Redirects an address without its final
 * slash, with other capitals or with `.html` to the file of the page, and any other to the app, which says that there is no
 * such page.
 */

import { pageAt } from '../navigation/address';
import { NO_PAGE, pageFolder } from '../paths';

/** URL of the published site, and the path of each page with its own file, by its current and former paths; filled in by the build. */
declare const SITE_URL: string;
declare const PATHS_BY_ADDRESS: Record<string, string>;
/** The paths that each edition lacks, by language tag, the root's edition first; filled in by the build. */
declare const LACKS: Record<string, readonly string[]>;

const { host, pathname: base } = new URL(SITE_URL);
const { pathname, search, hash } = location;
const small = pathname.toLowerCase();
const [first = '', ...tags] = Object.keys(LACKS);

/** The site's folder: on another host of GitHub Pages, the first folder of the address. */
const site =
  location.host !== host && location.host.endsWith('.github.io') ? `${pathname.split('/', 2).join('/')}/` : base;

/** The language of the edition in whose folder the address lies; empty for that at the root. */
const tag = tags.find((tag) => `${small}/`.startsWith(`${site}${tag}/`.toLowerCase())) ?? '';
const root = tag ? `${site}${tag}/` : site;

if (tags.length > 0) speak();
if (tag || small.startsWith(site.toLowerCase())) {
  const address = `/${pathname.slice(root.length)}`;
  const path = pageAt(address.replace(/(index)?\.html?$/, ''), new Map(Object.entries(PATHS_BY_ADDRESS)));
  const isKnown = path !== NO_PAGE;
  const file = new URL(pageFolder(path), location.origin + root).pathname;
  // A file that the host does not find leads into the app, too.
  location.replace(isKnown && file !== pathname ? file + search + hash : `${root}#${isKnown ? path : address}`);
}
const home = document.querySelector('a');
if (home) home.href = root;

/** Leaves the texts in the language of the address, and the paths of its edition. */
function speak() {
  const language = tag || first;
  for (const texts of document.querySelectorAll('section')) {
    if (texts.lang !== language) texts.remove();
    else document.title = texts.querySelector('h1')?.textContent ?? '';
  }
  document.documentElement.lang = language;
  for (const [former, path] of Object.entries(PATHS_BY_ADDRESS))
    if (LACKS[language]?.includes(path)) delete PATHS_BY_ADDRESS[former];
}
