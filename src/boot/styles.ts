import { FALLBACK_FONTS } from '../theme/stages';

const stylesheet = document.querySelector('link[disabled]') as HTMLLinkElement;

const loaded = new Promise<boolean>((resolve) => {
  stylesheet.addEventListener('load', () => resolve(true));
  stylesheet.addEventListener('error', () => resolve(false));
});

document.documentElement.setAttribute(FALLBACK_FONTS, '');

/**
 * Loads the fonts of the stylesheet, and resolves when each has arrived or failed to. All text changes at once: for each font by
 * itself, the browser would lay the whole page out.
 */
export async function loadFonts() {
  await loaded;
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  document.documentElement.removeAttribute(FALLBACK_FONTS);
}

/** Loads all styles, and tells whether they have arrived: the page has those of its first paint inline. */
export function loadStyles() {
  stylesheet.disabled = false;
  return loaded;
}
