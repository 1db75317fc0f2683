import { editions as former } from '../../content/owner';
import type { Editions } from '../../content/schema';
import { spokenIn } from '../commandLine';
import { en } from './words/en';
import { es } from './words/es';

/** The languages of the site. Before the answer to the first question, the languages of `src/content/`. */
export let editions: Editions;
/** The first language of the site, in which `src/content/` is written. */
export let language: string;
/** Whether English is a further language of the site. */
export let isInEnglishToo: boolean;
/** The language of the questions. */
export let spoken: 'es' | 'en';
/** The texts of `setup` in the language of the questions. */
export let words: typeof es;

export function choose(chosen: Editions) {
  editions = chosen;
  [language = 'en'] = chosen;
  isInEnglishToo = chosen.slice(1).includes('en');
  spoken = spokenIn(chosen);
  words = { es, en }[spoken];
}

choose(former);
