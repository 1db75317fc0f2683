/**
 * Runs inline after `main` in each page, before the first paint. Loads the app, and handles the visitor's input until the app
 * takes over the page.
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

/** Events which show that a visitor uses the page or is online again. Each event loads the app, even after a failed attempt. */
const PRESENCE_EVENTS = ['keydown', 'scroll', 'online'];

/** The last clicked button that only the app can answer, and the time after which the app no longer answers the click. */
let waiting: { button: HTMLElement; until: number } | undefined;
let isSending = false;

/** Stops a second submission of the form while the browser sends the first submission without the app. */
function sendOnce(event: Event) {
  if (isSending) event.preventDefault();
  isSending = true;
}

/** Saves the text that a visitor types before the app has loaded, in case the visitor leaves the page. */
function keepDraft({ target }: Event) {
  const { form } = target as HTMLInputElement;
  if (form) saveDraft(form);
}

/**
 * Makes an `img` load its own file if the `source` fails, because some hosts do not serve the format of the `source`. If the
 * file of the `img` fails, too, marks the `img`: styles hide the alternative text of all unmarked pictures.
 */
function answerFailure(target: EventTarget | null) {
  if (!(target instanceof HTMLImageElement)) return;
  const source = target.closest('picture')?.querySelector('source[srcset]');
  // Does not remove the `source`, because React expects the element when hydrating.
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
// Pictures that failed before this script ran.
for (const picture of document.querySelectorAll<HTMLImageElement>('picture img'))
  if (picture.complete && !picture.naturalWidth) answerFailure(picture);
addEventListener('click', holdClick, true);
addEventListener('input', keepDraft, true);
addEventListener('submit', sendOnce);
// The browser can restore this document when the visitor comes back.
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
