import { useEffect } from 'react';

/** Differences up to this share are scroll bars and rounding. */
const TOLERANCE = 0.05;

/**
 * Corrects `--vw`, a hundredth of the window's width, while the page is zoomed in WebKit: there `vw` in a font size is a
 * hundredth of the width before zooming, so titles would outgrow the window.
 */
export function useViewportUnit() {
  useEffect(() => {
    const root = document.documentElement;
    const probe = document.createElement('span');
    probe.style.fontSize = '100vw';
    function update() {
      root.append(probe);
      const size = parseFloat(getComputedStyle(probe).fontSize);
      probe.remove();
      if (Math.abs(size / root.clientWidth - 1) < TOLERANCE) root.style.removeProperty('--vw');
      else root.style.setProperty('--vw', `${root.clientWidth / 100}px`);
    }
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
}
