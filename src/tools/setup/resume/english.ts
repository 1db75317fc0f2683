import { type Entry, isEntry } from './texts';

/** What is the same in every language. */
const FACTS = ['start', 'end', 'date', 'url'];

/** The words of a value in English: those of the same entries in `english` or else the Spanish ones, of which `told` is. */
export function wordsOf(main: unknown, english: unknown, told: string[]): unknown {
  if (Array.isArray(main) && main.every(isEntry)) {
    const others = Array.isArray(english) ? english : [];
    const same = main.map((entry) => sameIn(others, entry, main));
    for (const other of others)
      if (!same.includes(other)) told.push(`«${other.firm ?? other.title}» está solo en inglés`);
    return main.map((entry, index) => wordsOf(entry, same[index], told));
  }
  if (!isEntry(main)) {
    if (english === undefined)
      told.push(`«${[main].flat().join(', ').slice(0, 60)}» queda en español en src/content/en/`);
    return english ?? main;
  }
  const words = Object.entries(main).filter(([name, value]) => value !== undefined && !FACTS.includes(name));
  const other = isEntry(english) ? english : {};
  return Object.fromEntries(words.map(([name, value]) => [name, wordsOf(value, other[name], told)]));
}

/** The same entry in English: the only one with its dates and address or, of as many, the one in its place. */
export function sameIn(english: readonly Entry[], entry: Entry, main: readonly Entry[]): Entry | undefined {
  const markOf = (one: Entry) => JSON.stringify(one, ['posts', ...FACTS]);
  const [same, another] = english.filter((other) => markOf(other) === markOf(entry));
  return same && !another ? same : main.length === english.length ? english[main.indexOf(entry)] : undefined;
}
