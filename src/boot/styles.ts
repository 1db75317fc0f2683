const stylesheet = document.querySelector('link[disabled]') as HTMLLinkElement;

const loaded = new Promise<CSSStyleSheet | null>((resolve) => {
  stylesheet.addEventListener('load', () => resolve(stylesheet.sheet));
  stylesheet.addEventListener('error', () => resolve(null));
});

document.documentElement.setAttribute('data-fallback-fonts', '');

/**
 * Loads the fonts of the stylesheet, and resolves when each has arrived or failed to. All text changes at once: for each font by
 * itself, the browser would lay the whole page out.
 */
export async function loadFonts() {
  await loaded;
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  document.documentElement.removeAttribute('data-fallback-fonts');
}

/** Loads all styles: the page has those of its first paint inline. Resolves to null if they do not arrive. */
export function loadStyles() {
  stylesheet.disabled = false;
  return loaded;
}
