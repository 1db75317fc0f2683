/**
 * Runs inline ahead of all else in `head` of each page. A path in the part of the address after the `#` means a page of the app:
 * it leads to the page's own file, which then puts the address back.
 */

import { pageAt } from '../navigation/address';
import { folderOf, HOME, NO_PAGE } from '../paths';
import { READY } from '../theme/stages';

/** The paths of all pages, and the former ones with those that the pages have now; filled in by the build. */
declare const PATHS: readonly string[];
declare const MOVED: readonly (readonly [former: string, path: string])[];

const { path: ownPath = HOME } = document.documentElement.dataset;
const paths = new Map([...PATHS.map((path) => [path, path] as const), ...MOVED]);
let hasApp = false;

/** Some hosts answer an address without its final slash or with slashes too many with the file. */
function mendSlashes() {
  const { origin, pathname, search, hash } = location;
  const path = (pathname.endsWith('.html') ? pathname : `${pathname}/`).replace(/\/+/g, '/');
  if (path === pathname) return;
  history.replaceState(null, '', origin + path + search + hash);
  // The browser knows the address of the site from that of the page, as it was when this was set.
  const base = document.querySelector('base');
  if (base) base.href = folderOf(ownPath).replaceAll(/[^/]+/g, '..');
}

mendSlashes();

const site = new URL('.', document.baseURI);

function follow() {
  const { href, pathname, search, hash } = location;
  const path = paths.get(pageAt(hash.slice(1), paths, NO_PAGE)) ?? NO_PAGE;
  const isInApp = ownPath === HOME || pathname === site.pathname;
  let isElsewhere = path !== ownPath;
  if (path === HOME && !hash.startsWith('#/')) {
    // A fragment that is no path, such as `#comments`, the router would take for one. It means the page without it. On
    // a page's own file, it stays until the app has shown the part of that name.
    if (hash && (isInApp || hasApp)) history.replaceState(history.state, '', href.slice(0, -hash.length));
    isElsewhere &&= isInApp;
  } else if (!isElsewhere && !isInApp) history.replaceState(history.state, '', site + search + hash);
  if (!isElsewhere || (hasApp && isInApp)) return;
  // This page is not to be seen meanwhile.
  document.documentElement.hidden = true;
  // To the browser, another fragment is the same document.
  if (path === HOME && isInApp) location.reload();
  else location.replace(site + (path === HOME ? '' : folderOf(path)) + search + hash);
}

follow();
addEventListener('popstate', follow);
document.addEventListener(READY, () => {
  hasApp = true;
});
