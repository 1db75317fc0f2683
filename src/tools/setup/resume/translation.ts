import { isEntry } from '../../build/check/texts';
import { words as sentences } from '../language';
import type { Entry } from './texts';

/** The fields that are the same in every language. */
const FACTS = ['id', 'kind', 'start', 'end', 'date', 'year', 'url', 'repository', 'technologies'];

/**
 * Returns the texts of a value in the second language. A text that `translation` lacks stays in the language of `main`.
 *
 * @param left Receives a note on each entry that only `translation` has.
 */
export function wordsOf(main: unknown, translation: unknown, left: string[]): unknown {
  if (Array.isArray(main) && main.every(isEntry)) {
    const others: Entry[] = Array.isArray(translation) ? translation : [];
    const same = main.map((entry) => sameIn(others, entry, main));
    const added = others.filter((other) => !same.includes(other));
    left.push(
      ...added.map(({ firm, title, name, heading }) => sentences.onlyTranslated(firm ?? title ?? name ?? heading)),
    );
    return main.map((entry, index) => wordsOf(entry, same[index], left));
  }
  if (!isEntry(main)) return translation ?? main;
  const words = Object.entries(main).filter(([name, value]) => value !== undefined && !FACTS.includes(name));
  return Object.fromEntries(words.map(([name, value]) => [name, wordsOf(value, Object(translation)[name], left)]));
}

/** Finds the translation of an entry: the only entry with the same facts or, if both lists are equally long, the entry at the same place. */
export function sameIn<Same extends object>(
  translation: readonly Same[],
  entry: Same,
  main: readonly Same[],
): Same | undefined {
  const mark = markOf(entry);
  const same = translation.filter((other) => markOf(other) === mark);
  const isOnly = same.length === 1 && main.filter((other) => markOf(other) === mark).length === 1;
  return isOnly ? same[0] : main.length === translation.length ? translation[main.indexOf(entry)] : undefined;
}

const markOf = (entry: object) => JSON.stringify(entry, ['posts', ...FACTS]);
