/**
 * Runs inline after the page's `main`, before the first paint. Shows the page of the current address, and loads the app:
 * after the first paint in `index.html`, on the visitor's first activity in a page's own file.
 */
import { saveDraft } from '../contact/draft';
import { isFetched, keepSite, loadApp, loadRest } from './app';
import { enterApp, followAddress, showFirst } from './page';
import { painted } from './painted';

/** Milliseconds that the page's own requests get before precaching competes with them. */
const TIME_TO_LOAD = 5000;

/** Milliseconds that a slow phone may stay busy after the app has taken over. */
const TIME_TO_TAKE_OVER = 1500;

/** Precaching waits for the first scroll, so that visitors who leave at once do not pay for it. */
const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));

/** Events that show that a visitor is active. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'hashchange'];

const clicked = new Set<HTMLElement>();

/** What does nothing without the app. */
const INERT = 'button, a[href^="#"]';
/** Links inside the site, which are relative. */
const INTERNAL = 'a[href*="/"]:not([href*=":"])';

/**
 * Holds clicks on what does nothing without the app, and replays them once it has taken over; also clicks on links if the
 * app is about to start, so that the page is not left for another document.
 */
function hold(event: MouseEvent) {
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  const held = isFetched && !opensElsewhere ? `${INERT}, ${INTERNAL}` : INERT;
  const target = (event.target as Element).closest<HTMLElement>(held);
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  clicked.add(target);
  // Screen readers click without any other sign.
  loadApp();
}

/** Styles start animations on these attributes: the entrance after the first paint, the lights after the takeover. */
function mark(name: 'data-painted' | 'data-ready') {
  document.documentElement.setAttribute(name, '');
}

/** Browsers fire `pointermove` without movement when a page appears under a resting pointer. */
function noticeVisitor({ type, movementX, movementY }: Event & Partial<MouseEvent>) {
  if (type !== 'pointermove' || movementX || movementY) loadApp();
}

/** Keeps what is typed before the app has loaded, even if the visitor leaves the page. */
function keepDraft({ target }: Event) {
  const { form } = target as HTMLInputElement;
  if (form) saveDraft(form);
}

/** Styles hide the alternative text of all other pictures. */
function markFailed({ target }: Event) {
  if (target instanceof HTMLImageElement) target.setAttribute('data-failed', '');
}

addEventListener('error', markFailed, true);
showFirst();
addEventListener('hashchange', followAddress);
addEventListener('click', hold, true);
addEventListener('input', keepDraft);
for (const sign of SIGNS) addEventListener(sign, noticeVisitor, { capture: true, passive: true });
addEventListener('load', loadRest);
painted.then(() => mark('data-painted'));

document.addEventListener('site:takeover', () => {
  removeEventListener('hashchange', followAddress);
  enterApp();
});
document.addEventListener('site:ready', () => {
  setTimeout(mark, TIME_TO_TAKE_OVER, 'data-ready');
  removeEventListener('click', hold, true);
  removeEventListener('input', keepDraft);
  for (const sign of SIGNS) removeEventListener(sign, noticeVisitor, { capture: true });
  for (const target of clicked) if (target.isConnected) target.click();
  scrolled.then(() => setTimeout(keepSite, TIME_TO_LOAD));
});
