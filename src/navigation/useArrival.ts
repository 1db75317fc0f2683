import { useEffect } from 'react';
import { focusOn } from './ScrollToTop';

/**
 * Shows a part of a page, and lets screen readers continue there, if the address names its heading, as `#/about#experience` and
 * `about/#experience` do. A visitor who has scrolled meanwhile stays where he is.
 */
export function useArrival(id: string) {
  useEffect(() => {
    if (!window.location.hash.endsWith(`#${id}`) || window.scrollY > 0) return;
    const heading = document.getElementById(id);
    focusOn(heading);
    heading?.scrollIntoView({ behavior: 'instant' });
  }, [id]);
}
