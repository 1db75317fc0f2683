/**
 * Shows the page of the current address, taken from the `noscript` that holds the `main` of every page: before the
 * first paint, and on every address change until the app takes over.
 */
import { restoreDraft } from '../contact/draft';
import { NO_PAGE, pages } from '../content/pages';
import { currentMark, pageAt } from '../navigation/address';
import { arrive } from '../navigation/arrive';
import { MAIN_ID } from '../navigation/mainId';
import { LOAD_ERROR } from './loadError';
import { trusted } from './trustedTypes';

const script = document.currentScript as HTMLScriptElement;
const stylesheet = document.querySelector('link[disabled]') as HTMLLinkElement;
const noscript = script.previousElementSibling as HTMLElement;
const mains = new Map(parse(noscript.textContent ?? '').map((main) => [main.id, main] as const));

/** The `main` elements in `html`. In a template their pictures are not fetched yet. */
function parse(html: string): HTMLElement[] {
  const template = document.createElement('template');
  template.innerHTML = trusted.createHTML(html);
  return [...template.content.querySelectorAll('main')];
}

/** The `main` of the current page. */
export let shown: Element = noscript;
/** Resolves when the current page is complete; rejects if its content cannot be fetched. */
export let content = Promise.resolve();

export function showFirst() {
  showPage();
  markLinks();
  script.remove();
  document.addEventListener('DOMContentLoaded', markLinks);
}

const currentPath = () => pageAt(location.hash.slice(1), mains, NO_PAGE);

export function showPage(path = currentPath()) {
  const element = document.importNode(mains.get(path) as HTMLElement, true);
  document.title = element.dataset.title ?? '';
  delete element.dataset.title;
  element.id = MAIN_ID;
  // For the error page `content` stays rejected, so that the app renders the page from scratch.
  if (path !== LOAD_ERROR) content = fill(element, element.querySelector('iframe'));
  // Avoids an unhandled rejection; code that awaits `content` still sees the error.
  content.catch(() => {});
  shown.replaceWith(element);
  shown = element;
}

/** Pages too large for the first packets are fetched from the file that their `iframe` shows where scripts are off. */
async function fill(main: HTMLElement, frame: HTMLIFrameElement | null) {
  if (!frame) return;
  frame.remove();
  document.head.append(main.querySelector('template')?.content ?? '');
  main.style.visibility = 'hidden';
  const styled = loadStyles();
  const page = await fetch(frame.getAttribute('src') ?? '');
  const [filled] = page.ok ? parse(await page.text()) : [];
  if (!filled) throw new Error('The page has no content.');
  // Inserted before the styles arrive, so that the other pictures load in parallel.
  main.replaceChildren(...filled.childNodes);
  const form = main.querySelector('form');
  if (form) restoreDraft(form);
  await styled;
  main.removeAttribute('style');
}

let styles: Promise<unknown> | undefined;

/** Loads the styles that the home page's first paint does not need. Also resolves if they fail to load. */
export function loadStyles() {
  styles ??= new Promise((resolve) => {
    stylesheet.onload = stylesheet.onerror = resolve;
    stylesheet.disabled = false;
  });
  return styles;
}

/** Marks current links as `PageLink` does. The navigation's links are also current on the pages below their own. */
function markLinks() {
  const path = currentPath();
  for (const link of document.querySelectorAll('header a, footer a, #menu a')) {
    const target = link.getAttribute('href')?.slice(1) ?? '';
    const mark = currentMark(target, path, target !== pages.home.path && !link.closest('footer'));
    link.classList.toggle('active', mark !== undefined);
    if (mark) link.setAttribute('aria-current', mark);
    else link.removeAttribute('aria-current');
  }
}

export async function followAddress() {
  showPage();
  markLinks();
  const page = shown;
  await content.catch(() => {});
  if (page === shown) arrive();
}
