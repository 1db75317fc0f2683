import type { OwnWords } from './schema';

/**
 * The words of the site that you replace, by their places in `src/words`, such as `services: { heading: 'LO QUE HAGO' }`. The site
 * takes all other words from `src/words`.
 */
export const words: OwnWords = {};
