import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { AWAITED } from '../theme/stages';

/** Events on which React would finish hydrating in one long task. */
const HASTENING = `pointerdown pointerup mousedown mouseup touchstart touchend click
keydown keypress keyup input change compositionstart compositionend paste`.split(/\s/);

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What `PageHead` writes. */
const HEAD_TAGS = 'title, link[rel=canonical], link[hreflang], meta[property], meta[name]:not([name=viewport])';

/**
 * Hydrates the page in slices, while the browser alone answers the visitor.
 *
 * React renders a page again whose markup others have changed, such as translators and password managers, and another page than
 * that of the document. The contact form then restores its draft, and `takeOver` gives the focus back before the browser paints.
 *
 * @param app Gets a function to call in a layout effect.
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
    for (const type of HASTENING) root.removeEventListener(type, keepFromReact, true);
    document.documentElement.removeAttribute(AWAITED);
    if (first?.isConnected) return;
    for (const tag of headTags) tag.remove();
    giveFocus(root, focus);
  }

  root.addEventListener('focusin', noteFocus);
  for (const type of HASTENING) root.addEventListener(type, keepFromReact, true);
  startTransition(() => {
    // What React has to say of changed markup is of use to developers alone.
    const silent = process.env.NODE_ENV === 'production' && { onRecoverableError: () => {} };
    hydrateRoot(root, app(onHydrated), { ...silent });
  });
}

function keepFromReact(event: Event) {
  event.stopImmediatePropagation();
}

/** The element that has the focus, and its place among those of its kind. */
function focusIn(root: HTMLElement) {
  const element = document.activeElement as Element;
  return { element, index: [...root.querySelectorAll(element.localName)].indexOf(element) };
}

/** Gives the focus to what stands where an element stood that had it. */
function giveFocus(root: HTMLElement, { element, index }: ReturnType<typeof focusIn>) {
  const next = root.querySelectorAll<HTMLElement>(element.localName)[index];
  next?.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = element as Field;
  // Not all kinds of fields tell the selection.
  if (typeof selectionStart === 'number') (next as Field).setSelectionRange(selectionStart, selectionEnd);
}
