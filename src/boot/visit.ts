/**
 * Runs inline after the `main` of each page, before the first paint. Until the app takes the page over, the browser does what it can
 * by itself, and the app is loaded.
 */
import { restoreDraft, saveDraft } from '../contact/draft';
import { AWAITED, FAILED, PAINTED, READY } from '../theme/stages';
import { startEditionSwitch } from './editionSwitch';
import { loadApp, loadRest } from './load';
import { startMenu } from './menu';
import { painted } from './painted';
import { keepPlace } from './place';

/** Milliseconds after which a visitor no longer expects an answer to a click. */
const TIME_TO_ANSWER = 1000;

/** Signs that a visitor stays, or is online again. Each loads the app, also if its code could not be fetched before. */
const PRESENCE_EVENTS = ['keydown', 'scroll', 'online'];

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

/**
 * Where a host does not know the format of a picture's `source`, the `img` shows its own file. Styles hide the alternative text of
 * all pictures but those that fail.
 */
function answerFailure(target: EventTarget | null) {
  if (!(target instanceof HTMLImageElement)) return;
  const source = target.closest('picture')?.querySelector('source[srcset]');
  // React may still need the element.
  if (source) source.removeAttribute('srcset');
  else target.setAttribute(FAILED, '');
}

function holdClick({ target }: Event) {
  const button = (target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
  if (!button) return;
  waiting = { button, until: performance.now() + TIME_TO_ANSWER };
  loadApp();
}

const form = document.querySelector('form');
if (form) restoreDraft(form);
startMenu();
startEditionSwitch();
keepPlace();
addEventListener('error', ({ target }) => answerFailure(target), true);
// Those that have failed before.
for (const picture of document.querySelectorAll<HTMLImageElement>('picture img'))
  if (picture.complete && !picture.naturalWidth) answerFailure(picture);
addEventListener('click', holdClick, true);
addEventListener('input', keepDraft, true);
addEventListener('submit', sendOnce);
// The browser may show the same page again when the visitor comes back.
addEventListener('pageshow', () => {
  isSending = false;
});
addEventListener('load', loadRest);
if (document.documentElement.hasAttribute(AWAITED)) loadApp();
for (const sign of PRESENCE_EVENTS) addEventListener(sign, loadApp, { passive: true });
painted.then(() => document.documentElement.setAttribute(PAINTED, ''));
document.addEventListener(READY, () => {
  removeEventListener('click', holdClick, true);
  removeEventListener('input', keepDraft, true);
  removeEventListener('submit', sendOnce);
  for (const sign of PRESENCE_EVENTS) removeEventListener(sign, loadApp);
  if (waiting && performance.now() < waiting.until) waiting.button.click();
});
