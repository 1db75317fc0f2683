/** The id of the page's `main` element. */
export const MAIN_ID = 'contenido';
