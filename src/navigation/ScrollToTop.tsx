import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../components/VisuallyHidden';

/** Scrolls to the top, focuses the `h1` and announces the title after every change of location, but not on the first page. */
export function ScrollToTop() {
  const location = useLocation();
  const [firstLocation] = useState(location);
  // The announcement is empty at first, because browsers announce the title of a new document.
  const [announcement, announce] = useState('');

  useLayoutEffect(() => {
    if (location === firstLocation) return;
    showFromTop();
    announce(document.title);
  }, [location, firstLocation]);

  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}

/** Scrolls a page to its top and focuses its heading, from which screen readers continue. */
export function showFromTop() {
  focusOn(document.querySelector<HTMLElement>('main h1'));
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Focuses a heading, which is not focusable by itself. */
export function focusOn(heading: HTMLElement | null) {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
