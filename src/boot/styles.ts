const stylesheet = document.querySelector('link[disabled]') as HTMLLinkElement;

const loaded = new Promise((resolve) => {
  stylesheet.addEventListener('load', resolve);
  stylesheet.addEventListener('error', resolve);
});

/** Loads the styles that the first paint does not need. Resolves when they have arrived, or failed. */
export function loadStyles() {
  stylesheet.disabled = false;
  return loaded;
}
