/** How far the page has come: attributes of `html`, and what the app tells the scripts of `boot/`. */

/** The first paint is over. The entrance starts on it. */
export const PAINTED = 'data-painted';
/** Not all web fonts are there. */
export const FALLBACK_FONTS = 'data-fallback-fonts';
/** Not all that lies below the first screen is shown. */
export const FIRST_SCREEN = 'data-first-screen';
/** The app has time to spare. The lights start to move on it. */
export const AT_REST = 'data-at-rest';
/** The document is another page's: the app shows the page of the address. */
export const AWAITED = 'data-awaited';
/** A picture could not be fetched. Styles hide the alternative text of all others. */
export const FAILED = 'data-failed';
/** On what lies below the first screen: `true`, and `shown` for a part that is shown before all of them are. */
export const LATER = 'data-later';

/** Event: the app answers the visitor. */
export const READY = 'site:ready';
