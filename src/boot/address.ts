/**
 * Runs inline at the start of `head` in each page. Corrects the address, and redirects to the file of the page that the path
 * after the `#` names. The file is prerendered, so the visitor sees the page before the app is there. Some hosts serve home's
 * document at every address, so a visit is redirected at most once: after a redirect, the address ends with `#!`, the navigation
 * type of the visit (such as `navigate`) and the address of the page in the app.
 *
 * | Document | Address                             | Action                                                    |
 * | -------- | ----------------------------------- | --------------------------------------------------------- |
 * | home     | `/#/about`                          | redirects to `/about/index.html#!navigate/about`          |
 * | about    | `/about/index.html#!navigate/about` | changes the address to `/#/about`                         |
 * | home     | `/about/index.html#!navigate/about` | changes the address to `/#/about`; the app shows the page |
 * | home     | `/about/`                           | changes the address to `/#/about`; the app shows the page |
 * | home     | `/index.html#/about`                | keeps the address; the app shows the page                 |
 * | about    | `/about`                            | changes the address to `/about/`                          |
 */

import { pageAt } from '../navigation/address';
import { HOME, NO_PAGE, pageFolder } from '../paths';
import { AWAITED, READY } from '../theme/stages';

/** The paths of all pages; filled in by the build. */
declare const PATHS: readonly string[];
/** The former paths of pages, each with the present path; filled in by the build. */
declare const MOVED: readonly (readonly [former: string, path: string])[];
/** The folder of the published site; filled in by the build. */
declare const SITE_FOLDER: string;
/** The folders of the other languages; filled in by the build. The list is empty in the pages of all languages but the first. */
declare const OTHER_FOLDERS: readonly string[];

const { documentElement } = document;
const { path: ownPath = HOME } = documentElement.dataset;
const isHome = ownPath === HOME;
const paths = new Map([...PATHS.map((path) => [path, path] as const), ...MOVED]);

// A translation proxy inserts a `base` with the address of the original site before the page's own `base`.
const bases = [...document.querySelectorAll('base')];
const base = isHome ? undefined : bases.pop();
for (const foreign of bases) foreign.remove();

const rename = (address: string) => history.replaceState(history.state, '', location.origin + address);

/** Adds a missing final slash and removes repeated slashes. Some hosts serve a page's file at such addresses. */
function mendSlashes() {
  const { pathname, search, hash } = location;
  const path = (pathname.endsWith('.html') ? pathname : `${pathname}/`).replace(/\/+/g, '/');
  if (path === pathname) return;
  rename(path + search + hash);
  // The browser resolves a relative `base` when its `href` is set. The new address needs a new `href`.
  if (base) base.href = pageFolder(ownPath).replaceAll(/[^/]+/g, '..');
}

mendSlashes();

/**
 * Returns the page's path at the end of a folder's path, or an empty text. The site's own folder is no page, even if the folder
 * has the name of a page.
 */
function pageIn(folder: string): string {
  if (folder === SITE_FOLDER) return '';
  const ends = [...folder.matchAll(/\/(?=.)/g)].map(({ index }) => folder.slice(index, -1));
  return ends.find((end) => end === NO_PAGE || pageAt(end, paths) !== NO_PAGE) ?? '';
}

/** The navigation type of the visit and the address of the page in the app. `redirectTo` adds this data to the hash of a redirect. */
const [, visitType, redirectedTo = ''] = location.hash.match(/^#!(\w*)(.*)/) ?? [];
const wasRedirected = visitType !== undefined;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// After a redirect, the browser reports `navigate` even if the visitor has reloaded the page.
documentElement.dataset.visit = visitType || visit?.type;

const { pathname, search, hash } = location;
const folder = isHome ? pathname.replace(/[^/]*$/, '') : new URL(document.baseURI).pathname;
/** The path of the page at whose address the host has served home's document; otherwise empty. */
const pageServedAsHome = isHome ? pageIn(folder) : '';
let site = pageServedAsHome ? folder.slice(0, -pageServedAsHome.length) : folder;
/** The folder of another language, if the host has served the first language's home at an address in this folder. */
const other = OTHER_FOLDERS.find((other) => isHome && site !== SITE_FOLDER && site.endsWith(`/${other}`));
/** The file name in the address of home. A host without directory index serves home only under this name. */
const file = pathname.endsWith('/index.html') && !wasRedirected && !pageServedAsHome ? 'index.html' : '';
let hasApp = false;

function redirectTo(page: string, address: string) {
  // Hides this document until the next document arrives.
  documentElement.hidden = true;
  location.replace(`${site}${page}index.html${location.search}#!${documentElement.dataset.visit}${address}`);
}

function showPageOfAddress() {
  const { href, pathname, search, hash } = location;
  const path = pageAt(hash.slice(1), paths);
  const isAtAppAddress = isHome || pathname === site;
  let isElsewhere = path !== ownPath;
  if (path === HOME && !hash.startsWith('#/')) {
    // The router would treat a fragment such as `#comments` as a path. A page's own file keeps the fragment until the app has
    // scrolled to the element with this id.
    if (hash && (isAtAppAddress || hasApp)) history.replaceState(history.state, '', href.slice(0, -hash.length));
    isElsewhere &&= isAtAppAddress;
  } else if (!isAtAppAddress && (!isElsewhere || file)) rename(site + file + search + hash);
  if (!isElsewhere || (hasApp && isAtAppAddress)) return;
  if (wasRedirected || pageServedAsHome || file) documentElement.setAttribute(AWAITED, '');
  else redirectTo(pageFolder(path), hash.slice(1));
}

const address = wasRedirected
  ? redirectedTo
  : hash.startsWith('#/') || !pageServedAsHome
    ? hash.slice(1)
    : pageServedAsHome + hash;
if (other && !wasRedirected) redirectTo('', address || HOME);
else {
  if (other) site = site.slice(0, -other.length);
  if (wasRedirected || pageServedAsHome) rename(site + search + (address === HOME ? '' : `#${address}`));
  showPageOfAddress();
}
addEventListener('popstate', showPageOfAddress);
document.addEventListener(READY, () => {
  hasApp = true;
});
