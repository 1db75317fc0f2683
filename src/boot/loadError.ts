/** Id of the error page. Without a leading slash, so that no address resolves to it. */
export const LOAD_ERROR = 'error';
