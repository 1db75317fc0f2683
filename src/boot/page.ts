/**
 * The page that the address names, out of the `noscript` that holds the `main` of every page. It is shown before
 * anything is painted, and again whenever the address changes until the app takes over.
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

/** The `main` elements in some markup. Nothing in them is fetched yet. */
function parse(html: string): HTMLElement[] {
  const template = document.createElement('template');
  template.innerHTML = trusted.createHTML(html);
  return [...template.content.querySelectorAll('main')];
}

/** The `main` of the page that is shown. */
export let shown: Element = noscript;
/** Settles when the page that is shown has all its content. */
export let content = Promise.resolve();

/** Shows the page of the first address. */
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
  // What stands for a page that failed is not that page: the app renders it anew.
  if (path !== LOAD_ERROR) content = fill(element, element.querySelector('iframe'));
  // Whoever waits for it hears of a failure.
  content.catch(() => {});
  shown.replaceWith(element);
  shown = element;
}

/** What does not fit into the first packets comes from the page that is framed without scripts. */
async function fill(main: HTMLElement, frame: HTMLIFrameElement | null) {
  if (!frame) return;
  frame.remove();
  document.head.append(main.querySelector('template')?.content ?? '');
  main.style.visibility = 'hidden';
  const styled = loadStyles();
  const page = await fetch(frame.getAttribute('src') ?? '');
  const [filled] = page.ok ? parse(await page.text()) : [];
  if (!filled) throw new Error('The page has no content.');
  // Its other pictures are fetched while the styles are on their way.
  main.replaceChildren(...filled.childNodes);
  const form = main.querySelector('form');
  if (form) restoreDraft(form);
  await styled;
  main.removeAttribute('style');
}

let styles: Promise<unknown> | undefined;

/** The styles of all but the home page's content; settles when they are there, or cannot be had. */
export function loadStyles() {
  styles ??= new Promise((resolve) => {
    stylesheet.onload = stylesheet.onerror = resolve;
    stylesheet.disabled = false;
  });
  return styles;
}

/** Marks the links of the frame as `PageLink` does: the navigation's also on the pages below their own. */
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
