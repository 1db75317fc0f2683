import { FALLBACK_FONTS, FIRST_SCREEN, LATER } from '../theme/stages';

const stylesheet = document.querySelector('link[disabled]') as HTMLLinkElement;

const loaded = new Promise<boolean>((resolve) => {
  stylesheet.addEventListener('load', () => resolve(true));
  stylesheet.addEventListener('error', () => resolve(false));
});

const { documentElement } = document;
for (const stage of [FALLBACK_FONTS, FIRST_SCREEN]) documentElement.setAttribute(stage, '');

/**
 * Loads the fonts of the stylesheet, and resolves when each font has arrived or failed. All text changes its font at once,
 * because the browser would lay out the whole page after each font.
 */
export async function loadFonts() {
  await loaded;
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  documentElement.removeAttribute(FALLBACK_FONTS);
}

const laterParts = () => document.querySelectorAll(`[${LATER}]`);

/** Shows all parts below the first screen as soon as their styles are loaded. React expects `true` as the value of `data-later`. */
export function showAll() {
  documentElement.removeAttribute(FIRST_SCREEN);
  for (const part of laterParts()) part.setAttribute(LATER, 'true');
}

/** Shows one part below the first screen in each frame. Showing all parts at once would delay the answer to a touch. */
export async function showByParts() {
  for (const part of laterParts()) {
    await new Promise(requestAnimationFrame);
    if (!documentElement.hasAttribute(FIRST_SCREEN)) return;
    part.setAttribute(LATER, 'shown');
  }
  showAll();
}

/** Loads the full stylesheet, and resolves to whether the file has arrived. The page contains the styles of its first paint. */
export function loadStyles() {
  stylesheet.disabled = false;
  return loaded;
}

/**
 * Copies the marks of styled-components from the stylesheet into the page. A mark is a rule such as `data-styled.g1[id="…"]` and
 * lists the styles of a component that the stylesheet contains. Without marks, styled-components would create these styles again,
 * and the browser would restyle the page each time.
 */
export function markStyles() {
  const rules = [...(stylesheet.sheet?.cssRules ?? [])] as CSSStyleRule[];
  const marks = rules.filter(({ selectorText }) => selectorText?.startsWith('data-styled.'));
  // styled-components reads the marks from a `style` element. The page's security policy forbids filling an HTML `style` element.
  // An element without a namespace is not an HTML element, but styled-components finds this element, too.
  const element = document.createElementNS(null, 'style');
  element.setAttribute('data-styled', '');
  element.setAttribute('data-styled-version', stylesheet.dataset.styledVersion ?? '');
  element.textContent = marks.map(({ cssText }) => cssText).join('/*!sc*/\n');
  document.head.append(element);
}
