import { about } from '../content/about';
import { callToContact } from '../content/callToContact';
import { hero } from '../content/home';

/** Texts that the build checks, by source file. */
export const texts = {
  'src/content/home.ts': { hero },
  'src/content/about.ts': { about },
  'src/content/callToContact.ts': { callToContact },
};

export type Texts = typeof texts;
