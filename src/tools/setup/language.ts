import { editions as former } from '../../content/owner';
import type { Editions } from '../../content/schema';
import { spokenIn } from '../commandLine';
import { en } from './words/en';
import { es } from './words/es';

/** The languages of the site. Until the owner has answered the first question, these are the languages of `src/content/`. */
export let editions: Editions;
/** The first language of the site, in which `src/content/` is written. */
export let language: string;
/** The further language of the site in which `setup` asks for texts. */
export let second: 'es' | 'en' | undefined;
/** The language of the questions. */
export let spoken: 'es' | 'en';
/** The texts of `setup` in the language of the questions. */
export let words: typeof es;

export function choose(chosen: Editions) {
  editions = chosen;
  [language = 'en'] = chosen;
  second = (['es', 'en'] as const).find((tag) => chosen.indexOf(tag) > 0);
  speak(chosen);
}

/** Chooses the language of the questions by the languages of the site. */
export function speak(tags: readonly string[]) {
  spoken = spokenIn(tags);
  words = { es, en }[spoken];
}

choose(former);
