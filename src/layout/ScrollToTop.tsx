import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { usePageTransition } from '../hooks/usePageTransition';

/** After every change of page: the top of the page, focus on its `h1`, its title announced. Not on the first one. */
export function ScrollToTop() {
  const { shownLocation: location } = usePageTransition();
  const firstLocation = useRef(location);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // Otherwise the browser goes to where the page was left, after this has gone to its top.
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    if (location === firstLocation.current) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [location]);

  useEffect(() => {
    if (location !== firstLocation.current) setAnnouncement(document.title);
  }, [location]);

  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}
