/**
 * The page that the address names, out of the `noscript` that holds the `main` of every page. It is shown before
 * anything is painted, and again whenever the address changes until the app takes over.
 */
import { restoreDraft } from '../draft';
import { normalizeHash } from '../normalizeHash';
import { LOAD_ERROR, MAIN_ID, NO_PAGE, NO_PROJECT } from '../prerendered';
import { trusted } from '../trustedTypes';

const script = document.currentScript as HTMLScriptElement;
const stylesheet = document.querySelector('link[disabled]') as HTMLLinkElement;
const noscript = script.previousElementSibling as HTMLElement;
const mains = new Map(
  (noscript.textContent ?? '').split(/(?=<main )/).map((html) => [/id="(.*?)"/.exec(html)?.[1] ?? '', html] as const),
);

/** The `main` of the page that is shown. */
export let shown: Element = noscript;
/** Settles when the page that is shown has all its content. */
export let content = Promise.resolve();

/** Shows the page of the first address. */
export function showFirst() {
  normalizeHash();
  // Registered before the router's own listener, so that it reads what this leaves.
  addEventListener('popstate', normalizeHash);
  showPage();
  markLinks();
  script.remove();
  document.addEventListener('DOMContentLoaded', markLinks);
}

/** The path that the address names, as the router reads it. */
function currentPath() {
  const [path = ''] = location.hash.slice(1).toLowerCase().split(/[?#]/);
  return path.replace(/\/+$/, '') || '/';
}

export function showPage(path = currentPath()) {
  // A project's number is read as `findProject` does: `04` is 4.
  const [, id] = /^\/projects\/([^/]+)$/.exec(path) ?? [];
  const main = id
    ? (mains.get(`/projects/${Number(decodeURIComponent(id))}`) ?? mains.get(NO_PROJECT))
    : (mains.get(decodeURIComponent(path)) ?? mains.get(NO_PAGE));
  const template = document.createElement('template');
  template.innerHTML = trusted.createHTML(main ?? '');
  const element = template.content.firstElementChild as HTMLElement;
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
  const [, markup] = /<main[^>]*>(.*)<\/main>/s.exec(await page.text()) ?? [];
  if (!page.ok || !markup) throw new Error('The page has no content.');
  // Its other pictures are asked for while the styles are on their way.
  main.innerHTML = trusted.createHTML(markup);
  const form = main.querySelector('form');
  if (form) restoreDraft(form);
  await styled;
  main.removeAttribute('style');
}

/** The styles of all but the home page's content; settles when they are there, or cannot be had. */
export function loadStyles() {
  if (!stylesheet.disabled) return;
  stylesheet.disabled = false;
  return new Promise((resolve) => {
    stylesheet.onload = stylesheet.onerror = resolve;
  });
}

/** As `PageLink` does: the links of the frame to the page that is shown, and the navigation's to the one above it. */
function markLinks() {
  const path = currentPath();
  for (const link of document.querySelectorAll('header a, footer a, #menu a')) {
    const target = link.getAttribute('href')?.slice(1);
    const isAbove = target !== '/' && path.startsWith(`${target}/`) && !link.closest('footer');
    const current = target === path ? 'page' : isAbove ? 'true' : undefined;
    link.classList.toggle('active', current !== undefined);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

export async function followAddress() {
  showPage();
  markLinks();
  scrollTo(0, 0);
  const page = shown;
  await content.catch(() => {});
  if (page !== shown) return;
  const heading = shown.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
