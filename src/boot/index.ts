/**
 * Runs inline, where the page's `main` belongs, before anything is painted: shows the page that the address names,
 * serves links until the app's code is there, and fetches that code once the page has been painted or at the first sign
 * of a visitor.
 */
import { saveDraft } from '../contact/draft';
import { keepSite, loadApp, loadRest } from './app';
import { followAddress, showFirst } from './page';
import { painted } from './painted';

/** Milliseconds after which all that the page needs is there, so that nothing waits for what is kept for later. */
const TIME_TO_LOAD = 5000;

/** Milliseconds in which a slow phone takes over the sections of a page, after its frame. */
const TIME_TO_TAKE_OVER = 1500;

/** Nothing is fetched for later visits by somebody who has not begun to read. */
const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'hashchange'];

const held = new Set<HTMLElement>();

/** Buttons do nothing without the app: they are pressed again when it is there. */
function hold(event: Event) {
  const target = (event.target as Element).closest<HTMLElement>('button, a[href^="#"]:not([href^="#/"])');
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  held.add(target);
}

/** What moves waits for such a mark: the entrance until the page is painted, the lights until the app has it. */
function mark(name: 'data-painted' | 'data-ready') {
  document.documentElement.setAttribute(name, '');
}

/** Where a pointer rests while the page appears, browsers tell of a movement that is none. */
function noticeVisitor({ type, movementX, movementY }: Event & Partial<MouseEvent>) {
  if (type !== 'pointermove' || movementX || movementY) loadApp();
}

/** What is typed before the app is there is not lost if the page is left before. */
function keepDraft({ target }: Event) {
  const { form } = target as HTMLInputElement;
  if (form) saveDraft(form);
}

showFirst();
addEventListener('hashchange', followAddress);
addEventListener('click', hold, true);
addEventListener('input', keepDraft);
for (const sign of SIGNS) addEventListener(sign, noticeVisitor, { capture: true, passive: true });
addEventListener('load', loadRest);
painted.then(() => mark('data-painted'));

document.addEventListener('site:takeover', () => removeEventListener('hashchange', followAddress));
document.addEventListener('site:ready', () => {
  setTimeout(mark, TIME_TO_TAKE_OVER, 'data-ready');
  removeEventListener('click', hold, true);
  removeEventListener('input', keepDraft);
  for (const sign of SIGNS) removeEventListener(sign, noticeVisitor, { capture: true });
  for (const target of held) if (target.isConnected) target.click();
  scrolled.then(() => setTimeout(keepSite, TIME_TO_LOAD));
});
