import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../components/VisuallyHidden';

/** After every change of location scrolls to the top, focuses the `h1` and announces the title. Leaves the first page alone. */
export function ScrollToTop() {
  const location = useLocation();
  const [firstLocation] = useState(location);
  // Empty at first, because browsers announce the document's own title.
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

/** Focuses what takes no focus by itself. */
export function focusOn(heading: HTMLElement | null) {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
