/**
 * Runs inline after the `main` of `index.html`, before the first paint. Shows the page of the current address until the app
 * takes over: home, which stands in a `noscript`, or another page, fetched from its own file.
 */

import { currentMark, pageAt } from '../navigation/address';
import { MAIN_ID } from '../navigation/mainId';
import { trustedTypes } from '../navigation/trustedTypes';
import { HOME, NO_PAGE, pathIn } from '../site/paths';
import { changePage } from './changes';
import { loadStyles } from './styles';
import { fillIn, startVisit } from './visit';

/** Whether a page has had another path; filled in by the build. */
declare const HAS_MOVED_PAGES: boolean;
/** The folders of the other editions by language tag, each followed by the paths that it lacks; filled in by the build. */
declare const EDITIONS: Record<string, [folder: string, ...lacks: string[]]>;

const script = document.currentScript as HTMLScriptElement;
const homeTitle = document.title;
/** For the site's own markup. */
const policy = trustedTypes?.createPolicy('site', { createHTML: (html) => html });

/** The `main` of the current page. */
let shown = script.previousElementSibling as Element;
/** Resolves when the current page is complete; rejects if its content cannot be fetched. */
let content = Promise.resolve();

/** The pages in the `noscript`: a `main`, or the `object` that shows the page's own file where scripts are off. */
const elements = new Map(
  Array.from(parse(shown.textContent ?? '').children, (element) => [
    element.id === MAIN_ID ? HOME : element.id,
    element,
  ]),
);

/** In a template pictures are not fetched yet. */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy?.createHTML(html) ?? html;
  return template.content;
}

const address = () => location.hash.slice(1);
/** The address of a page's own file. */
const fileOf = (path: string) => elements.get(path)?.getAttribute('data') ?? '';
/** A former path leads to the file of the current one. */
const currentPath = () =>
  HAS_MOVED_PAGES ? pathIn(fileOf(pageAt(address(), elements, NO_PAGE)) || './') : pageAt(address(), elements, NO_PAGE);
const isHome = () => currentPath() === HOME;

/** A fragment that is no path, such as `#comments`, means home. The router would take it for a path. */
function dropFragment() {
  const { href, hash } = location;
  if (hash && !hash.startsWith('#/') && isHome()) history.replaceState(history.state, '', href.slice(0, -hash.length));
}

function showPage() {
  const path = currentPath();
  const main = document.importNode(elements.get(HOME) as HTMLElement, path === HOME);
  document.title = homeTitle;
  content = path === HOME ? Promise.resolve() : fill(main, fileOf(path));
  // Avoids an unhandled rejection; code that awaits `content` still sees the error.
  content.catch(() => {});
  changePage(() => shown.replaceWith(main));
  shown = main;
}

/** Fetches a page from its own file, and all styles: those of the first paint in `index.html` are home's. */
async function fill(main: HTMLElement, address: string) {
  main.style.visibility = 'hidden';
  const styled = loadStyles();
  // Caches may have the file of an earlier version of the site.
  const file = await fetch(`${address}?${script.dataset.version}`);
  const page = parse(file.ok ? await file.text() : '');
  const filled = page.querySelector('main');
  if (!filled) throw new Error('The page has no content.');
  await styled;
  if (main === shown) document.title = page.querySelector('title')?.textContent ?? '';
  changePage(() => main.replaceChildren(...filled.childNodes));
  fillIn(main);
  main.removeAttribute('style');
}

/** Marks current links as `PageLink` does. The navigation's links are also current on the pages below their own. */
function markLinks() {
  const path = currentPath();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a, #menu a')) {
    const target = pathIn(link.getAttribute('href') ?? '');
    const mark = currentMark(target, path, target !== HOME && !link.closest('footer'));
    link.classList.toggle('active', mark !== undefined);
    if (mark) link.setAttribute('aria-current', mark);
    else link.removeAttribute('aria-current');
    if (HAS_EDITIONS) {
      const edition = EDITIONS[link.hreflang];
      if (edition) link.href = edition[0] + (edition.includes(path) ? '' : fileOf(path));
    }
  }
}

/** Shows the page of an address that the visitor typed or went back to. */
function followAddress() {
  showPage();
  markLinks();
  scrollTo(0, 0);
}

/** A page whose content has not arrived, and that the app cannot show either, is left to the browser. */
function onFailure() {
  const page = shown;
  content.catch(() => page === shown && location.replace(fileOf(currentPath())));
}

script.remove();
dropFragment();
showPage();
markLinks();
addEventListener('popstate', dropFragment);
addEventListener('hashchange', followAddress);
document.addEventListener('DOMContentLoaded', markLinks);
document.addEventListener('site:takeover', () => removeEventListener('hashchange', followAddress));
startVisit({ address, isHome, content: () => content, onFailure });
