import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { hydrateRoot as HydrateRoot, Root } from 'react-dom/client';

/** Events on which React would finish hydrating in one long task. */
const HASTENING = `pointerdown pointerup mousedown mouseup touchstart touchend click
keydown keypress keyup input change compositionstart compositionend paste`.split(/\s/);

interface TakeOver {
  root: HTMLElement;
  hydrateRoot: typeof HydrateRoot;
  /** The app, which calls `onHydrated` in a layout effect. */
  app: (onHydrated: () => void) => ReactNode;
  /** What others have changed in the page since the last call, oldest first. */
  takeChanges: () => MutationRecord[];
}

/**
 * Hydrates the page in slices, while the browser alone answers the visitor.
 *
 * React renders a page again whose markup others have changed, and the visitor loses the focus and the translation. So their
 * changes are undone, the page is hydrated in one task, and the changes are made again before the browser paints.
 */
export function takeOver({ root, hydrateRoot, app, takeChanges }: TakeOver) {
  let reactRoot: Root | undefined;
  const site = app(end);
  const observer = new MutationObserver(() => hydrateAtOnce(takeChanges()));

  function hydrateAtOnce(changes: MutationRecord[]) {
    const redo = undo(changes);
    reactRoot ??= hydrateRoot(root, site);
    flushSync(() => reactRoot?.render(site));
    redo();
  }

  function end() {
    observer.disconnect();
    for (const type of HASTENING) root.removeEventListener(type, keepFromReact, true);
  }

  for (const type of HASTENING) root.addEventListener(type, keepFromReact, true);
  const changes = takeChanges();
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  if (changes.length > 0) {
    hydrateAtOnce(changes);
    return;
  }
  startTransition(() => {
    reactRoot = hydrateRoot(root, site);
  });
}

function keepFromReact(event: Event) {
  event.stopImmediatePropagation();
}

/** Undoes changes, the newest first. Returns a function that makes them again, except where the app has changed the page. */
function undo(changes: readonly MutationRecord[]): () => void {
  const redos = [...changes].reverse().map(({ type, target, addedNodes, removedNodes, nextSibling, oldValue }) => {
    if (type === 'characterData') {
      const text = target.nodeValue;
      target.nodeValue = oldValue;
      return () => {
        if (target.nodeValue === oldValue) target.nodeValue = text;
      };
    }
    for (const node of addedNodes) node.parentNode?.removeChild(node);
    const removed = [...removedNodes].map((node) => ({ node, text: node.nodeValue }));
    for (const { node } of removed) target.insertBefore(node, nextSibling);
    return () => {
      if (nextSibling && nextSibling.parentNode !== target) return;
      if (removed.some(({ node, text }) => node.parentNode !== target || node.nodeValue !== text)) return;
      for (const { node } of removed) target.removeChild(node);
      for (const node of addedNodes) target.insertBefore(node, nextSibling);
    };
  });
  return () => {
    for (const redo of redos.reverse()) redo();
  };
}
