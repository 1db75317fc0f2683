/**
 * The page that is shown until the app takes over. In `index.html` it is the page of the current address, shown before the
 * first paint and on every address change: home, which stands in a `noscript`, or another page, fetched from its own file.
 * Such a file shows that page alone.
 */
import { restoreDraft } from '../contact/draft';
import { HOME, NO_PAGE, pathIn } from '../content/paths';
import { currentMark, pageAt } from '../navigation/address';
import { MAIN_ID } from '../navigation/mainId';
import { LOAD_ERROR } from './loadError';
import { trusted } from './trustedTypes';

const script = document.currentScript as HTMLScriptElement;
const stylesheet = document.querySelector('link[disabled]') as HTMLLinkElement;

/** The path of the page whose own file this is, until the app takes over; undefined in `index.html`. */
export let ownPath = script.dataset.path;

const homeTitle = document.title;

/** The `main` of the current page. */
export let shown = script.previousElementSibling as Element;
/** Resolves when the current page is complete; rejects if its content cannot be fetched. */
export let content = Promise.resolve();

/** The pages in the `noscript`: a `main`, or the `iframe` that shows the page's own file where scripts are off. */
const elements = new Map(
  Array.from(parse(ownPath ? '' : (shown.textContent ?? '')).children, (element) => [
    element.id === MAIN_ID ? HOME : element.id,
    element,
  ]),
);

/** In a template pictures are not fetched yet. */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trusted.createHTML(html);
  return template.content;
}

/** The address in the app: what follows the `#`, or the path of the page whose own file this is. */
export const address = () => ownPath ?? location.hash.slice(1);

const currentPath = () => pageAt(address(), elements, NO_PAGE);

export function showFirst() {
  script.remove();
  if (ownPath) {
    restore(shown);
    return;
  }
  showPage();
  markLinks();
  document.addEventListener('DOMContentLoaded', markLinks);
}

/** Moves from the page's own file to its address in the app, just before the app takes the page over. */
export function enterApp() {
  if (!ownPath) return;
  // The query may come from the link that was followed. The `base` keeps relative addresses right.
  history.replaceState(null, '', `${document.baseURI}#${ownPath}${location.search}`);
  ownPath = undefined;
}

export function showPage(path = currentPath()) {
  const element = elements.get(path);
  const isWhole = element instanceof HTMLElement && element.localName === 'main';
  const main = document.importNode(isWhole ? element : (elements.get(HOME) as HTMLElement), isWhole);
  document.title = main.dataset.title ?? homeTitle;
  delete main.dataset.title;
  main.id = MAIN_ID;
  // For the error page `content` stays rejected, so that the app renders the page from scratch.
  if (path !== LOAD_ERROR) content = isWhole ? Promise.resolve() : fill(main, element as HTMLIFrameElement);
  // Avoids an unhandled rejection; code that awaits `content` still sees the error.
  content.catch(() => {});
  shown.replaceWith(main);
  shown = main;
}

/** Fetches a page and the styles of its first paint from its own file. */
async function fill(main: HTMLElement, frame: HTMLIFrameElement) {
  main.style.visibility = 'hidden';
  const file = await fetch(frame.getAttribute('src') ?? '');
  const page = parse(file.ok ? await file.text() : '');
  const filled = page.querySelector('main');
  if (!filled) throw new Error('The page has no content.');
  if (main === shown) {
    document.title = page.querySelector('title')?.textContent ?? '';
    if (!stylesheet.sheet) adoptStyles(page.querySelector('style')?.textContent ?? '');
  }
  main.replaceChildren(...filled.childNodes);
  restore(main);
  main.removeAttribute('style');
}

function restore(main: Element) {
  const form = main.querySelector('form');
  if (form) restoreDraft(form);
}

/** Adds styles until all are loaded. Unlike a `style` element, the Content-Security-Policy allows this. */
function adoptStyles(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Loads the styles that the first paint does not need. */
export function loadStyles() {
  stylesheet.onload = () => {
    document.adoptedStyleSheets = [];
  };
  stylesheet.disabled = false;
}

/** Marks current links as `PageLink` does. The navigation's links are also current on the pages below their own. */
function markLinks() {
  const path = currentPath();
  for (const link of document.querySelectorAll('header a, footer a, #menu a')) {
    const target = pathIn(link.getAttribute('href') ?? '');
    const mark = currentMark(target, path, target !== HOME && !link.closest('footer'));
    link.classList.toggle('active', mark !== undefined);
    if (mark) link.setAttribute('aria-current', mark);
    else link.removeAttribute('aria-current');
  }
}

/** Shows the page of an address that the visitor typed or went back to. */
export function followAddress() {
  if (ownPath) return;
  showPage();
  markLinks();
  scrollTo(0, 0);
}
