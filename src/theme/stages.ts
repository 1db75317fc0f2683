/** The stages of a page's loading: attributes of `html` and other elements, and the event that the app sends to `boot/`. */

/** The first paint is over. The entrance animation starts when this attribute is set. */
export const PAINTED = 'data-painted';
/** Some web fonts have not loaded yet. */
export const FALLBACK_FONTS = 'data-fallback-fonts';
/** Some parts below the first screen are still hidden. */
export const FIRST_SCREEN = 'data-first-screen';
/** The app is no longer busy. The lights of the background start to move when this attribute is set. */
export const AT_REST = 'data-at-rest';
/** The document belongs to another page than the address. The app will show the page of the address. */
export const AWAITED = 'data-awaited';
/** Attribute of a picture that could not be fetched. Styles hide the alternative text of all other pictures. */
export const FAILED = 'data-failed';
/**
 * Attribute of the footer and of sections. A section can have `data-later` if the section is below the first screen in every
 * window, and if all sections after it have the attribute, too. The styles inline in a page do not contain the styles of these
 * parts, so the parts are hidden until all styles and fonts have loaded or the visitor uses the page. `boot/styles.ts` then shows
 * all parts at once, or one after the other: a part with the value `shown` is shown before the other parts.
 */
export const LATER = 'data-later';

/** Event: the app answers the visitor. */
export const READY = 'site:ready';
