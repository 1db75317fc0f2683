/**
 * Runs the mobile menu and the skip link from the first paint to the end of the visit, with and without the app. A browser
 * with popovers (from Safari 17 and Firefox 125) opens the menu, closes the menu and restores the focus by itself. The
 * listeners are on the window, because React can render the elements again.
 */
import { MAIN_ID } from '../navigation/mainId';
import { MENU_ID } from '../navigation/menuId';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const menu = () => find(`#${MENU_ID}`);
const toggle = () => find(`[aria-controls=${MENU_ID}]`);
const hasPopovers = 'popover' in HTMLElement.prototype;

function setOpen(open: boolean) {
  if (hasPopovers) menu().togglePopover(open);
  else if (open !== menu().hasAttribute('data-open')) {
    menu().toggleAttribute('data-open', open);
    showState(open);
    if (!open) toggle().focus();
  }
}

function showState(open: boolean) {
  toggle().setAttribute('aria-expanded', `${open}`);
  // The focus moves after the menu is painted, because moving the focus takes a slow phone some time.
  if (open) requestAnimationFrame(() => setTimeout(() => find(`#${MENU_ID} a`).focus()));
}

function answerClick(event: MouseEvent) {
  const target = event.target as Element;
  if (menu().contains(target)) {
    setOpen(false);
    // A click in the menu, but beside its links, has removed the focus from the links. The menu button gets the focus instead.
    if (document.activeElement === document.body) toggle().focus();
  }
  if (!hasPopovers && toggle().contains(target)) setOpen(!menu().hasAttribute('data-open'));
  if (target.closest(`a[href$="#${MAIN_ID}"]`)) {
    // The link must not change the fragment of the address, which the router uses.
    event.preventDefault();
    find(`#${MAIN_ID}`).focus();
  }
}

/** Closes the menu in a window that is too wide for the menu, and moves the focus from the menu to the header's links. */
function closeIfHidden() {
  if (toggle().offsetParent) return;
  const hadFocus = menu().contains(document.activeElement);
  setOpen(false);
  if (hadFocus) find('header nav a').focus();
}

export function startMenu() {
  showState(false);
  addEventListener('click', answerClick, true);
  addEventListener('beforetoggle', ({ target, newState }) => target === menu() && showState(newState === 'open'), true);
  addEventListener('popstate', () => setOpen(false));
  addEventListener('resize', closeIfHidden);
  if (!hasPopovers) addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(false));
}
