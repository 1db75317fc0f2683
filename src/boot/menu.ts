/**
 * The mobile menu and the link to the content, from the first paint on and for the whole visit, with the app and without.
 * The browser opens and closes the menu, where it has popovers (Safari 17, Firefox 125), and gives the focus back. Listens
 * at the window, because the elements may be rendered again.
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
  // The menu is painted first: the focus costs a slow phone time.
  if (open) requestAnimationFrame(() => setTimeout(() => find(`#${MENU_ID} a`).focus()));
}

function answerClick(event: MouseEvent) {
  const target = event.target as Element;
  if (menu().contains(target)) {
    setOpen(false);
    // A click beside the links has taken the focus from the menu.
    if (document.activeElement === document.body) toggle().focus();
  }
  if (!hasPopovers && toggle().contains(target)) setOpen(!menu().hasAttribute('data-open'));
  if (target.closest(`a[href$="#${MAIN_ID}"]`)) {
    // The router owns the fragment of the address.
    event.preventDefault();
    find(`#${MAIN_ID}`).focus();
  }
}

/** In a window that has outgrown the menu, its links are those of the header. */
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
