import { useEffect } from 'react';

/** The relative difference that scroll bars and rounding can cause. */
const TOLERANCE = 0.05;

/**
 * Corrects `--vw`, a hundredth of the window's width, while the page is zoomed in WebKit. In font sizes, WebKit computes `vw`
 * from the width before zooming, so titles would become wider than the window.
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
