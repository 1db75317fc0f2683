/** Stands for the page that says that another could not be shown. No address means it: it has no slash. */
export const LOAD_ERROR = 'error';
