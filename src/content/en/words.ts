import type { OwnWords } from '../schema';

/** The words of the site that you replace in this language. */
export const words: OwnWords = {};
