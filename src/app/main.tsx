import { startTransition } from 'react';
import { load, pathAt } from './routes';
import { Site } from './Site';

const currentPath = () => pathAt(window.location.hash.slice(1));

/**
 * Takes the prerendered page over from `boot/`. Fails, and leaves the page as it is, if its code does not arrive.
 * Code that is imported apart is run apart, so that no task takes long.
 *
 * @param content Settles when the prerendered page is whole; if it cannot be, the app renders the page anew.
 */
export async function start(root: HTMLElement, content: () => Promise<void>): Promise<void> {
  const { createRoot, hydrateRoot } = await import('./reactDom');
  let path: string;
  let isWhole: boolean;
  do {
    path = currentPath();
    await load(path);
    isWhole = await content().then(
      () => true,
      () => false,
    );
  } while (path !== currentPath());
  document.dispatchEvent(new Event('site:takeover'));
  // As a transition it is done in slices, between which the browser answers the visitor.
  startTransition(() => {
    const site = <Site startPath={path} currentPath={currentPath} />;
    if (isWhole) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}
