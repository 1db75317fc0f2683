import { useEffect } from 'react';

/** Enough for the spacing of WCAG 1.4.12. */
const SPACED = '0.65';

/** Makes titles that fit their place smaller while a style of the visitor's spaces the text, so that words stay whole. */
export function useTextSpacing() {
  useEffect(() => {
    const { style } = document.documentElement;
    // Spacing changes the height of the page.
    const observer = new ResizeObserver(() => {
      const isSpaced = parseFloat(getComputedStyle(document.body).letterSpacing) > 0;
      if (isSpaced) style.setProperty('--spaced', SPACED);
      else style.removeProperty('--spaced');
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
