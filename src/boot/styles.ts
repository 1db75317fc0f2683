const stylesheet = document.querySelector('link[disabled]') as HTMLLinkElement;

const loaded = new Promise<CSSStyleSheet | null>((resolve) => {
  stylesheet.addEventListener('load', () => resolve(stylesheet.sheet));
  stylesheet.addEventListener('error', () => resolve(null));
});

/** Loads all styles: the page has those of its first paint inline. Resolves to null if they do not arrive. */
export function loadStyles() {
  stylesheet.disabled = false;
  return loaded;
}
