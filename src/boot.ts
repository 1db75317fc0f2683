/**
 * Runs inline, where the page's `main` belongs, before anything is painted. The `noscript` before it holds the `main`
 * of every page: this puts the one that the address names in its place, serves links until the app's code is there, and
 * fetches that code once the page has been painted or at the first sign of a visitor.
 */
import { restoreDraft, saveDraft } from './draft';
import { isGone } from './isGone';
import { normalizeHash } from './normalizeHash';
import { LOAD_ERROR, MAIN_ID, NO_PAGE, NO_PROJECT } from './prerendered';
import { fonts } from './theme/fonts';
import { trusted } from './trustedTypes';

/** Addresses of the app's scripts, `main.tsx` first; filled in by the build. */
declare const SCRIPTS: [main: string, ...others: string[]];

/** Milliseconds that a slow phone takes to bring a decoded picture to the screen. */
const TIME_TO_PAINT = 200;

/** Milliseconds after which all that the page needs is there, so that nothing waits for what is kept for later. */
const TIME_TO_LOAD = 5000;

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'hashchange'];

const script = document.currentScript as HTMLScriptElement;
const stylesheet = document.querySelector('link[disabled]') as HTMLLinkElement;
const noscript = script.previousElementSibling as HTMLElement;
const mains = new Map(
  (noscript.textContent ?? '').split(/(?=<main )/).map((html) => [/id="(.*?)"/.exec(html)?.[1] ?? '', html] as const),
);
const held = new Set<HTMLElement>();
let shown: Element = noscript;
/** Settles when the page that is shown has all its content. */
let content = Promise.resolve();
let loading = false;

/** The path that the address names, as the router reads it. */
function currentPath() {
  const [path = ''] = location.hash.slice(1).toLowerCase().split(/[?#]/);
  return path.replace(/\/+$/, '') || '/';
}

function showPage(path = currentPath()) {
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
  main.style.visibility = 'hidden';
  const styled = loadStyles();
  const page = await fetch(frame.getAttribute('src') ?? '');
  const [, markup] = /<main[^>]*>(.*)<\/main>/s.exec(await page.text()) ?? [];
  if (!page.ok || !markup) throw new Error('The page has no content.');
  // Its first picture is asked for while the styles are on their way.
  main.innerHTML = trusted.createHTML(markup);
  const form = main.querySelector('form');
  if (form) restoreDraft(form);
  await styled;
  main.removeAttribute('style');
}

/** The styles of all but the home page's content; settles when they are there, or cannot be had. */
function loadStyles() {
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

async function followAddress() {
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

/** Buttons do nothing without the app: they are pressed again when it is there. */
function hold(event: Event) {
  const target = (event.target as Element).closest<HTMLElement>('button, a[href^="#"]:not([href^="#/"])');
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  held.add(target);
}

async function loadApp() {
  if (loading) return;
  loading = true;
  const [main] = SCRIPTS;
  try {
    // What is preloaded once is there, or failed; only `main` is asked for again.
    for (const href of SCRIPTS.splice(1)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const { start } = await import(main);
    await start(document.getElementById('root'), () => content);
  } catch {
    // Offline, or the code is gone. The page can still be read, and the next sign of the visitor tries again.
    loading = false;
    const page = shown;
    content.catch(() => page === shown && showPage(LOAD_ERROR));
    // A page that was itself loaded again would be so for ever.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload' && (await isGone(main))) location.reload();
  }
}

/** What is typed before the app is there is not lost if the page is left before. */
function keepDraft({ target }: Event) {
  const { form } = target as HTMLInputElement;
  if (form) saveDraft(form);
}

/** For visits without a connection. Where it cannot be done, the site works as it does anyway. */
function keepSite() {
  navigator.serviceWorker?.register(trusted.createScriptURL('serviceWorker.js')).catch(() => {});
}

/** All at once, so that the text is laid out anew only once. */
async function loadFonts() {
  const faces = fonts.map(({ family, url, weight }) => new FontFace(family, `url(${url})`, { weight }));
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
}

/** Once the page has loaded, and its first pictures have been decoded and had the time to be painted. */
async function whenPainted() {
  await content.catch(() => {});
  const pictures = shown.querySelectorAll<HTMLImageElement>('img[loading=eager]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  setTimeout(() => {
    loadStyles();
    // Without them the fallback fonts stay.
    loadFonts().catch(() => {});
    loadApp();
  }, TIME_TO_PAINT);
}

normalizeHash();
// Registered before the router's own listener, so that it reads what this leaves.
addEventListener('popstate', normalizeHash);
showPage();
markLinks();
script.remove();
document.addEventListener('DOMContentLoaded', markLinks);
addEventListener('hashchange', followAddress);
addEventListener('click', hold, true);
addEventListener('input', keepDraft);
for (const sign of SIGNS) addEventListener(sign, loadApp, { capture: true, passive: true });
addEventListener('load', whenPainted);

document.addEventListener('site:takeover', () => removeEventListener('hashchange', followAddress));
document.addEventListener('site:ready', () => {
  removeEventListener('click', hold, true);
  removeEventListener('input', keepDraft);
  for (const sign of SIGNS) removeEventListener(sign, loadApp, { capture: true });
  for (const target of held) if (target.isConnected) target.click();
  setTimeout(keepSite, TIME_TO_LOAD);
  // Once the app has written its own.
  setTimeout(() => {
    for (const tag of document.head.querySelectorAll('[data-static]')) tag.remove();
  });
});
