import { useEffect } from 'react';
import { focusOn } from './ScrollToTop';

/**
 * Scrolls to a heading and focuses the heading, so that screen readers continue there, if the address ends with its id, such as
 * `#/about#experience` or `about/#experience`. Does nothing if the visitor has already scrolled.
 */
export function useArrival(id: string) {
  useEffect(() => {
    if (!window.location.hash.endsWith(`#${id}`) || window.scrollY > 0) return;
    const heading = document.getElementById(id);
    focusOn(heading);
    heading?.scrollIntoView({ behavior: 'instant' });
  }, [id]);
}
