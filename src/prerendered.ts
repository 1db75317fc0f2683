/** The id of the page's `main` element; in the prerendered page it is the path instead until `boot/` has picked one. */
export const MAIN_ID = 'contenido';

/** Paths under which the pages for unknown addresses are prerendered. */
export const NO_PAGE = '/404';
export const NO_PROJECT = '/projects/404';

/** Stands for the page that says that another could not be shown. No address names it: it starts with no slash. */
export const LOAD_ERROR = 'error';
