import { startTransition } from 'react';
import { load, pathAt } from './routes';
import { Site } from './Site';

/**
 * Takes the page over from `boot/`. Rejects, leaving the page as it is, if code cannot be fetched. Imports React DOM
 * dynamically, so that evaluating it is a task of its own.
 *
 * @param content Resolves when the prerendered page is complete; if it rejects, the app renders the page from scratch.
 * @param address The current address in the app, without `#`.
 */
export async function start(root: HTMLElement, content: () => Promise<void>, address: () => string): Promise<void> {
  const currentPath = () => pathAt(address());
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
  // A transition renders in slices, so that the page stays responsive.
  startTransition(() => {
    const site = <Site startPath={path} currentPath={currentPath} />;
    if (isWhole) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}
