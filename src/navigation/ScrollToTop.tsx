import { useEffect, useLayoutEffect } from 'react';
import { arrive } from './arrive';
import { usePageTransition } from './usePageTransition';

/** After every change of page: the top of the page, and focus on its `h1`. Not on the first one. */
export function ScrollToTop() {
  const { shownLocation, firstLocation } = usePageTransition();

  useEffect(() => {
    // Otherwise the browser goes to where the page was left, after this has gone to its top.
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    if (shownLocation === firstLocation) return;
    arrive();
  }, [shownLocation, firstLocation]);

  return null;
}
