/** What happens on every page until the app takes it over: the browser does what it can by itself, and the app is loaded. */
import { restoreDraft, saveDraft } from '../contact/draft';
import { loadApp, loadRest, type ShownPage } from './app';
import { watchChanges } from './changes';
import { startMenu } from './menu';
import { painted } from './painted';

/** Milliseconds after which a visitor no longer expects an answer to a click. */
const TIME_TO_ANSWER = 1000;

/** Signs that a visitor stays, or is online again. Each loads the app, also if its code could not be fetched before. */
const SIGNS = ['keydown', 'scroll', 'online'];

/** The last click on a button that only the app can answer, and until when it may do so. */
let waiting: { button: HTMLElement; until: number } | undefined;
let isSending = false;

/** The browser sends the form by itself until the app is there, but not twice. */
function sendOnce(event: Event) {
  if (isSending) event.preventDefault();
  isSending = true;
}

/** Keeps what is typed before the app has loaded, even if the visitor leaves the page. */
function keepDraft({ target }: Event) {
  const { form } = target as HTMLInputElement;
  if (form) saveDraft(form);
}

export function fillIn(main: Element) {
  const form = main.querySelector('form');
  if (form) restoreDraft(form);
}

/** Styles hide the alternative text of all other pictures. */
function markFailed({ target }: Event) {
  if (target instanceof HTMLImageElement) target.setAttribute('data-failed', '');
}

export function startVisit(page: ShownPage) {
  const load = () => void loadApp(page);

  function holdClick({ target }: Event) {
    const button = (target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (!button) return;
    waiting = { button, until: performance.now() + TIME_TO_ANSWER };
    load();
  }

  watchChanges();
  startMenu();
  addEventListener('error', markFailed, true);
  addEventListener('click', holdClick, true);
  addEventListener('input', keepDraft, true);
  addEventListener('submit', sendOnce);
  // The browser may show the same page again when the visitor comes back.
  addEventListener('pageshow', () => {
    isSending = false;
  });
  addEventListener('load', () => loadRest(page));
  for (const sign of SIGNS) addEventListener(sign, load, { passive: true });
  // The entrance starts on this attribute.
  painted.then(() => document.documentElement.setAttribute('data-painted', ''));
  document.addEventListener('site:ready', () => {
    removeEventListener('click', holdClick, true);
    removeEventListener('input', keepDraft, true);
    removeEventListener('submit', sendOnce);
    for (const sign of SIGNS) removeEventListener(sign, load);
    if (waiting && performance.now() < waiting.until) waiting.button.click();
  });
}
