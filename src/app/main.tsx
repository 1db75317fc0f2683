import { startTransition } from 'react';
import { NO_PAGE } from '../site/paths';
import { allowLibraries } from './allowLibraries';
import { keepSite } from './keepSite';
import { reuseStyles } from './reuseStyles';
import { load, pathAt } from './routes';
import { Site } from './Site';
import { takeOver } from './takeOver';

/** What `boot/` knows of the page that it shows. */
interface Page {
  /** The current address in the app, without `#`. */
  address: () => string;
  /** Resolves when the prerendered page is complete; if it rejects, the app renders the page from scratch. */
  content: () => Promise<void>;
  /** What others have changed in the page since the last call, oldest first. */
  takeChanges: () => MutationRecord[];
  /** The stylesheet of the site, unless it has not arrived. */
  styles: CSSStyleSheet | null;
}

/** Milliseconds that a slow phone may stay busy after the app has taken over. */
const TIME_TO_REST = 1500;

/**
 * Takes the page over from `boot/`. Rejects, leaving the page as it is, if code cannot be fetched. Imports React DOM
 * dynamically, so that it is a file of its own, which `boot/` has evaluated in a task of its own.
 */
export async function start(root: HTMLElement, { address, content, takeChanges, styles }: Page): Promise<void> {
  const currentPath = () => pathAt(address());
  const { createRoot, hydrateRoot } = await import('./reactDom');
  let path: string;
  let isComplete: boolean;
  do {
    path = currentPath();
    await load(path);
    isComplete = await content().then(
      () => true,
      () => false,
    );
  } while (path !== currentPath());
  allowLibraries();
  if (styles) reuseStyles(styles);
  document.dispatchEvent(new Event('site:takeover'));
  const app = (onHydrated?: () => void) => (
    <Site startPath={path} currentPath={currentPath} onHydrated={onHydrated} onReady={finish} />
  );
  if (isComplete) takeOver({ root, hydrateRoot, app, takeChanges });
  // A transition renders in slices, so that the page stays responsive.
  else startTransition(() => createRoot(root).render(app()));
}

function finish() {
  document.dispatchEvent(new Event('site:ready'));
  // The code of all pages, so that the first link that is tapped leads on at once. If it fails, the tap fetches it.
  load(NO_PAGE).catch(() => {});
  keepSite();
  // The lights start to move on this attribute.
  setTimeout(() => document.documentElement.setAttribute('data-ready', ''), TIME_TO_REST);
}
