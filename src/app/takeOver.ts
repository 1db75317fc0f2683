import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { hydrateRoot as HydrateRoot, Root } from 'react-dom/client';

/** Events on which React would finish hydrating in one long task. */
const HASTENING = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keypress', 'keyup', 'input', 'change', 'compositionstart', 'compositionend', 'paste', 'cut', 'drop'],
];

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

/** Undoes changes, the newest first. Returns a function that makes them again where the page is still the same. */
function undo(changes: readonly MutationRecord[]): () => void {
  const undone = [...changes].reverse().map((change) => ({ change, data: undoOne(change) }));
  return () => {
    for (const { change, data } of undone.reverse()) redoOne(change, data);
  };
}

/** Returns the text that a changed text node had. */
function undoOne({ type, target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord) {
  const data = target.nodeValue;
  if (type === 'characterData') target.nodeValue = oldValue;
  for (const node of addedNodes) node.parentNode?.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
  return data;
}

function redoOne({ type, target, addedNodes, removedNodes, nextSibling }: MutationRecord, data: string | null) {
  if (type === 'characterData') target.nodeValue = data;
  const parts = [...removedNodes, ...(nextSibling ? [nextSibling] : [])];
  if (parts.some((node) => node.parentNode !== target)) return;
  for (const node of removedNodes) target.removeChild(node);
  for (const node of addedNodes) target.insertBefore(node, nextSibling);
}
