import { FALLBACK_FONTS, FIRST_SCREEN, LATER } from '../theme/stages';

const stylesheet = document.querySelector('link[disabled]') as HTMLLinkElement;

const loaded = new Promise<boolean>((resolve) => {
  stylesheet.addEventListener('load', () => resolve(true));
  stylesheet.addEventListener('error', () => resolve(false));
});

const { documentElement } = document;
for (const stage of [FALLBACK_FONTS, FIRST_SCREEN]) documentElement.setAttribute(stage, '');

/**
 * Loads the fonts of the stylesheet, and resolves when each has arrived or failed to. All text changes at once: for each font by
 * itself, the browser would lay the whole page out.
 */
export async function loadFonts() {
  await loaded;
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  documentElement.removeAttribute(FALLBACK_FONTS);
}

const laterParts = () => document.querySelectorAll(`[${LATER}]`);

/** Shows what lies below the first screen, once its styles are there. Leaves the markup as the app expects it. */
export function showAll() {
  documentElement.removeAttribute(FIRST_SCREEN);
  for (const part of laterParts()) part.setAttribute(LATER, 'true');
}

/** The same part by part, a frame for each: a touch would have to wait until the browser has laid all of it out. */
export async function showByParts() {
  for (const part of laterParts()) {
    await new Promise(requestAnimationFrame);
    if (!documentElement.hasAttribute(FIRST_SCREEN)) return;
    part.setAttribute(LATER, 'shown');
  }
  showAll();
}

/** Loads all styles, and tells whether they have arrived: the page has those of its first paint inline. */
export function loadStyles() {
  stylesheet.disabled = false;
  return loaded;
}

/**
 * Tells styled-components whose styles are there, by the marks that it has left in the stylesheet. It would make them again, and
 * the browser style the page each time. Without marks, it makes those that the page needs.
 */
export function markStyles() {
  const rules = [...(stylesheet.sheet?.cssRules ?? [])] as CSSStyleRule[];
  const marks = rules.filter(({ selectorText }) => selectorText?.startsWith('data-styled.'));
  // It looks for an element of this name. The page's policy forbids to fill one of HTML.
  const element = document.createElementNS(null, 'style');
  element.setAttribute('data-styled', '');
  element.setAttribute('data-styled-version', stylesheet.dataset.styledVersion ?? '');
  element.textContent = marks.map(({ cssText }) => cssText).join('/*!sc*/\n');
  document.head.append(element);
}
