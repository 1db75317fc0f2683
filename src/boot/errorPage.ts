/**
 * Runs in `404.html`, which hosts serve for unknown addresses in any folder. Redirects a page's address that lacks the final
 * slash, has other capitals or ends with `.html` to the page's file. Redirects any other address to the app, which says that
 * the page does not exist.
 */

import { pageAt } from '../navigation/address';
import { NO_PAGE, pageFolder } from '../paths';

/** The URL of the published site; filled in by the build. */
declare const SITE_URL: string;
/** The present path by each present and former path of a page that has its own file; filled in by the build. */
declare const PATHS_BY_ADDRESS: Record<string, string>;
/** The paths of the pages that an edition lacks, by language tag. The edition at the root comes first; filled in by the build. */
declare const UNTRANSLATED: Record<string, readonly string[]>;

const { host, pathname: base } = new URL(SITE_URL);
const { pathname, search, hash } = location;
const small = pathname.toLowerCase();
const [first = '', ...tags] = Object.keys(UNTRANSLATED);

/** The site's folder. For a copy of the site at another address of GitHub Pages, the folder is the first folder of the address. */
const site =
  location.host !== host && location.host.endsWith('.github.io') ? `${pathname.split('/', 2).join('/')}/` : base;

/** The language tag of the edition in whose folder the address lies; empty for the edition at the root. */
const tag = tags.find((tag) => `${small}/`.startsWith(`${site}${tag}/`.toLowerCase())) ?? '';
const root = tag ? `${site}${tag}/` : site;

if (tags.length > 0) chooseEdition();
if (tag || small.startsWith(site.toLowerCase())) {
  const address = `/${pathname.slice(root.length)}`;
  const path = pageAt(address.replace(/(index)?\.html?$/, ''), new Map(Object.entries(PATHS_BY_ADDRESS)));
  const isKnown = path !== NO_PAGE;
  const file = new URL(pageFolder(path), location.origin + root).pathname;
  // If the host does not find the page's own file, the app shows the page.
  location.replace(isKnown && file !== pathname ? file + search + hash : `${root}#${isKnown ? path : address}`);
}
const home = document.querySelector('a');
if (home) home.href = root;

/** Shows only the texts in the language of the edition, and removes the paths that the edition lacks from `PATHS_BY_ADDRESS`. */
function chooseEdition() {
  const language = tag || first;
  for (const texts of document.querySelectorAll('section')) {
    if (texts.lang !== language) texts.remove();
    else document.title = texts.querySelector('h1')?.textContent ?? '';
  }
  document.documentElement.lang = language;
  for (const [former, path] of Object.entries(PATHS_BY_ADDRESS))
    if (UNTRANSLATED[language]?.includes(path)) delete PATHS_BY_ADDRESS[former];
}
