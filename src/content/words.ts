import type { OwnWords } from './schema';

/**
 * Words of the site that you want otherwise, by their places in `src/words`, such as `services: { heading: 'LO QUE HAGO' }`. All
 * others stay as they are there.
 */
export const words: OwnWords = {};
