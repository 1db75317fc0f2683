import { useLayoutEffect } from 'react';
import { usePageTransition } from './usePageTransition';

/** Scrolls to the top and focuses the `h1` after every page change. Leaves the first page alone. */
export function ScrollToTop() {
  const { shownLocation, firstLocation } = usePageTransition();

  useLayoutEffect(() => {
    // Otherwise the browser restores the old scroll position afterwards.
    window.history.scrollRestoration = 'manual';
    if (shownLocation !== firstLocation) arrive();
  }, [shownLocation, firstLocation]);

  return null;
}

/** Scrolls a new page to its top and focuses its heading, from which screen readers continue. */
function arrive() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}
