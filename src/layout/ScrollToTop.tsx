import { useEffect, useLayoutEffect } from 'react';
import { usePageTransition } from '../hooks/usePageTransition';

/** After every change of page: the top of the page, and focus on its `h1`. Not on the first one. */
export function ScrollToTop() {
  const { shownLocation, firstLocation } = usePageTransition();

  useEffect(() => {
    // Otherwise the browser goes to where the page was left, after this has gone to its top.
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    if (shownLocation === firstLocation) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [shownLocation, firstLocation]);

  return null;
}
