/**
 * Runs inline ahead of all else in `head` of each page. Puts the address right, and sees to it that the page is shown which a path
 * behind the `#` names. A visit leads on once at most, whatever the host answers:
 *
 * | Document | Address                            | What happens                                        |
 * | -------- | ---------------------------------- | --------------------------------------------------- |
 * | home     | `/#/about`                         | leads to `/about/index.html#!navigate/about`        |
 * | about    | `/about/index.html#!navigate/about` | gets the address `/#/about`                         |
 * | home     | the same, which the host redirects | gets the address `/#/about`; the app shows the page |
 * | home     | `/about/`, which the host lacks    | gets the address `/#/about`; the app shows the page |
 * | home     | `/index.html#/about`               | stays; the app shows the page                       |
 * | about    | `/about`                           | gets the address `/about/`                          |
 */

import { pageAt } from '../navigation/address';
import { HOME, NO_PAGE, pageFolder } from '../paths';
import { AWAITED, READY } from '../theme/stages';

/** The paths of all pages, and the former ones with those that the pages have now; filled in by the build. */
declare const PATHS: readonly string[];
declare const MOVED: readonly (readonly [former: string, path: string])[];
/** The folder of the published site; filled in by the build. */
declare const SITE_FOLDER: string;
/** The folders of the other languages, in the first language's document; filled in by the build. */
declare const OTHER_FOLDERS: readonly string[];

const { documentElement } = document;
const { path: ownPath = HOME } = documentElement.dataset;
const isHome = ownPath === HOME;
const paths = new Map([...PATHS.map((path) => [path, path] as const), ...MOVED]);

// A proxy that translates pages puts a `base` with the original's address ahead of the page's own.
const bases = [...document.querySelectorAll('base')];
const base = isHome ? undefined : bases.pop();
for (const foreign of bases) foreign.remove();

const rename = (address: string) => history.replaceState(history.state, '', location.origin + address);

/** Some hosts answer an address without its final slash, or with slashes too many, with the file. */
function mendSlashes() {
  const { pathname, search, hash } = location;
  const path = (pathname.endsWith('.html') ? pathname : `${pathname}/`).replace(/\/+/g, '/');
  if (path === pathname) return;
  rename(path + search + hash);
  // The browser knows the address of the site from that of the page, as it was when this was set.
  if (base) base.href = pageFolder(ownPath).replaceAll(/[^/]+/g, '..');
}

mendSlashes();

/** The end of a folder that is the address of a page. A site may lie in a folder that has the name of a page. */
function pageIn(folder: string): string {
  if (folder === SITE_FOLDER) return '';
  const ends = [...folder.matchAll(/\/(?=.)/g)].map(({ index }) => folder.slice(index, -1));
  return ends.find((end) => end === NO_PAGE || pageAt(end, paths) !== NO_PAGE) ?? '';
}

/** What a lead has put into the address: the type of the visit, and the address of the page in the app. */
const [, led, ledTo = ''] = location.hash.match(/^#!(\w*)(.*)/) ?? [];
const wasLed = led !== undefined;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// The browser takes the document that a reload has led to for another visit.
documentElement.dataset.visit = led || visit?.type;

const { pathname, search, hash } = location;
const folder = isHome ? pathname.replace(/[^/]*$/, '') : new URL(document.baseURI).pathname;
/** The page whose address the host has answered with home's document. */
const lacking = isHome ? pageIn(folder) : '';
let site = lacking ? folder.slice(0, -lacking.length) : folder;
/** The language whose addresses the host has answered with the first language's document. */
const other = OTHER_FOLDERS.find((other) => isHome && site !== SITE_FOLDER && site.endsWith(`/${other}`));
/** A host without directory index knows home by this name alone. */
const file = pathname.endsWith('/index.html') && !wasLed && !lacking ? 'index.html' : '';
let hasApp = false;

function leadTo(page: string, address: string) {
  // This document is not to be seen meanwhile.
  documentElement.hidden = true;
  location.replace(`${site}${page}index.html${location.search}#!${documentElement.dataset.visit}${address}`);
}

function follow() {
  const { href, pathname, search, hash } = location;
  const path = pageAt(hash.slice(1), paths);
  const isInApp = isHome || pathname === site;
  let isElsewhere = path !== ownPath;
  if (path === HOME && !hash.startsWith('#/')) {
    // A fragment that is no path, such as `#comments`, the router would take for one. It means the page without it. On
    // a page's own file, it stays until the app has shown the part of that name.
    if (hash && (isInApp || hasApp)) history.replaceState(history.state, '', href.slice(0, -hash.length));
    isElsewhere &&= isInApp;
  } else if (!isInApp && (!isElsewhere || file)) rename(site + file + search + hash);
  if (!isElsewhere || (hasApp && isInApp)) return;
  if (wasLed || lacking || file) documentElement.setAttribute(AWAITED, '');
  else leadTo(pageFolder(path), hash.slice(1));
}

const address = wasLed ? ledTo : hash.startsWith('#/') || !lacking ? hash.slice(1) : lacking + hash;
if (other && !wasLed) leadTo('', address || HOME);
else {
  if (other) site = site.slice(0, -other.length);
  if (wasLed || lacking) rename(site + search + (address === HOME ? '' : `#${address}`));
  follow();
}
addEventListener('popstate', follow);
document.addEventListener(READY, () => {
  hasApp = true;
});
