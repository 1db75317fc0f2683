import { editions as former } from '../../content/owner';
import type { Editions } from '../../content/schema';
import { spokenIn } from '../commandLine';
import { en } from './words/en';
import { es } from './words/es';

/** The languages of the site, which the first question answers; until then those of the content. */
export let editions: Editions;
/** The first of them, which `src/content/` is in. */
export let language: string;
/** Whether English is one of the others. */
export let isInEnglishToo: boolean;
/** The language of the questions. */
export let spoken: 'es' | 'en';
/** What the questions and the answers to them say. */
export let words: typeof es;

export function choose(chosen: Editions) {
  editions = chosen;
  [language = 'en'] = chosen;
  isInEnglishToo = chosen.slice(1).includes('en');
  spoken = spokenIn(chosen);
  words = { es, en }[spoken];
}

choose(former);
