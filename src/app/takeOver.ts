import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { AWAITED } from '../theme/stages';

/** Events that do not reach React while the page hydrates, because React would finish hydrating in one long task. */
const WITHHELD_EVENTS = `pointerdown pointerup mousedown mouseup touchstart touchend click
keydown keypress keyup input change compositionstart compositionend paste`.split(/\s/);

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The tags that `PageHead` writes. */
const HEAD_TAGS = 'title, link[rel=canonical], link[hreflang], meta[property], meta[name]:not([name=viewport])';

/**
 * Hydrates the page in slices. Until the page is hydrated, the browser answers clicks and keys, for example by following a link.
 *
 * React renders the whole page again if a translator or a password manager has changed the markup, or if the address names
 * another page. The contact form then restores its draft, and `takeOver` restores the focus before the browser paints.
 *
 * @param app Returns the app, which must call `onHydrated` in a layout effect.
 */
export function takeOver(root: HTMLElement, app: (onHydrated: () => void) => ReactNode) {
  const [first] = root.children;
  const headTags = document.head.querySelectorAll(HEAD_TAGS);
  let focus = focusIn(root);

  const noteFocus = () => {
    focus = focusIn(root);
  };

  function onHydrated() {
    root.removeEventListener('focusin', noteFocus);
    for (const type of WITHHELD_EVENTS) root.removeEventListener(type, keepFromReact, true);
    document.documentElement.removeAttribute(AWAITED);
    if (first?.isConnected) return;
    for (const tag of headTags) tag.remove();
    giveFocus(root, focus);
  }

  root.addEventListener('focusin', noteFocus);
  for (const type of WITHHELD_EVENTS) root.addEventListener(type, keepFromReact, true);
  startTransition(() => {
    // React's errors about changed markup help only developers.
    const silent = process.env.NODE_ENV === 'production' && { onRecoverableError: () => {} };
    hydrateRoot(root, app(onHydrated), { ...silent });
  });
}

function keepFromReact(event: Event) {
  event.stopImmediatePropagation();
}

/** Returns the focused element and its index among the elements with the same tag name. */
function focusIn(root: HTMLElement) {
  const element = document.activeElement as Element;
  return { element, index: [...root.querySelectorAll(element.localName)].indexOf(element) };
}

/** Focuses the element that has taken the place of the formerly focused element, and restores the selection. */
function giveFocus(root: HTMLElement, { element, index }: ReturnType<typeof focusIn>) {
  const next = root.querySelectorAll<HTMLElement>(element.localName)[index];
  next?.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = element as Field;
  // Some fields, such as those of type `email`, have no selection.
  if (typeof selectionStart === 'number') (next as Field).setSelectionRange(selectionStart, selectionEnd);
}
