import { isEntry } from '../../build/check/texts';
import { words as sentences } from '../language';
import type { Entry } from './texts';

/** The fields that are the same in every language. */
const FACTS = ['id', 'kind', 'start', 'end', 'date', 'year', 'url', 'repository', 'technologies'];

/**
 * Returns the texts of a value in English. A text that `english` lacks stays in the language of `main`.
 *
 * @param left Receives a note on each entry that only `english` has.
 */
export function wordsOf(main: unknown, english: unknown, left: string[]): unknown {
  if (Array.isArray(main) && main.every(isEntry)) {
    const others: Entry[] = Array.isArray(english) ? english : [];
    const same = main.map((entry) => sameIn(others, entry, main));
    const added = others.filter((other) => !same.includes(other));
    left.push(
      ...added.map(({ firm, title, name, heading }) => sentences.onlyEnglish(firm ?? title ?? name ?? heading)),
    );
    return main.map((entry, index) => wordsOf(entry, same[index], left));
  }
  if (!isEntry(main)) return english ?? main;
  const words = Object.entries(main).filter(([name, value]) => value !== undefined && !FACTS.includes(name));
  return Object.fromEntries(words.map(([name, value]) => [name, wordsOf(value, Object(english)[name], left)]));
}

/** Finds an entry in English: the only entry with the same facts or, if both lists are equally long, the entry at the same place. */
export function sameIn<Same extends object>(
  english: readonly Same[],
  entry: Same,
  main: readonly Same[],
): Same | undefined {
  const mark = markOf(entry);
  const same = english.filter((other) => markOf(other) === mark);
  const isOnly = same.length === 1 && main.filter((other) => markOf(other) === mark).length === 1;
  return isOnly ? same[0] : main.length === english.length ? english[main.indexOf(entry)] : undefined;
}

const markOf = (entry: object) => JSON.stringify(entry, ['posts', ...FACTS]);
