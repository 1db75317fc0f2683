import { useEffect } from 'react';

/** The factor for the size of titles that leaves room for the text spacing of WCAG 1.4.12. */
const SPACED = '0.65';

/** Makes titles smaller while the visitor's own styles increase the letter spacing, so that long words still fit. */
export function useTextSpacing() {
  useEffect(() => {
    const { style } = document.documentElement;
    // More letter spacing changes the height of the page, which the observer notices.
    const observer = new ResizeObserver(() => {
      const isSpaced = parseFloat(getComputedStyle(document.body).letterSpacing) > 0;
      if (isSpaced) style.setProperty('--spaced', SPACED);
      else style.removeProperty('--spaced');
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
