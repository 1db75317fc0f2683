import { about } from '../content/about';
import { hero } from '../content/home';

/** Texts that the build checks, by source file. */
export const texts = {
  'src/content/home.ts': { hero },
  'src/content/about.ts': { about },
};

export type Texts = typeof texts;
