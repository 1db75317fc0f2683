import { useEffect, useLayoutEffect } from 'react';
import { arrive } from './arrive';
import { usePageTransition } from './usePageTransition';

/** Scrolls to the top and focuses the `h1` after every page change. Leaves the first page alone. */
export function ScrollToTop() {
  const { shownLocation, firstLocation } = usePageTransition();

  useEffect(() => {
    // Otherwise the browser restores the old scroll position afterwards.
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    if (shownLocation === firstLocation) return;
    arrive();
  }, [shownLocation, firstLocation]);

  return null;
}
