import type { OwnWords } from '../schema';

/** Words of the site that you want otherwise in this language. */
export const words: OwnWords = {};
