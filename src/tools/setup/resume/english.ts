import type { Said } from '../answers';
import type { Project } from './projects';
import type { Notes } from './report';
import { type Entry, isEntry } from './texts';

/** What is the same in every language. */
const FACTS = ['start', 'end', 'date', 'url'];

interface Told {
  /** Gets the notes on each language's file. */
  main: Notes;
  english: Notes;
}

const ONLY_SPANISH = 'queda en español en la edición en inglés; tradúcelo en src/content/en/';
const ONLY_ENGLISH = 'está solo en inglés, y queda fuera';

/** The words of a career in English. Those that only one of the two résumés has are told; the Spanish ones stay as they are. */
export function careerWords(main: Said['career'], english: Said['career'], told: Told): Said['career'] {
  return wordsOf(main, english, told) as Said['career'];
}

/** The words of a project in English: what is asked otherwise, and what is said of it in Spanish. */
export function projectWords(
  project: Project,
  main: readonly Project[],
  english: readonly Project[],
  told: Told,
): Partial<Project> {
  const same = pairs(main, english)[0]?.[1] as Project | undefined;
  const { role, client, results } = project;
  const words = wordsOf({ role, client, results }, { ...same }, told) as Partial<Project>;
  return { title: same?.title, description: same?.description, paragraphs: same?.paragraphs, ...words };
}

function wordsOf(main: unknown, english: unknown, told: Told): unknown {
  if (Array.isArray(main) && main.every(isEntry)) {
    const found = pairs(main, Array.isArray(english) ? english : []);
    for (const other of Array.isArray(english) ? english : [])
      if (!found.some(([, same]) => same === other)) told.english.note(nameOf(other), ONLY_ENGLISH);
    return found.map(([item, other]) => wordsOf(item, other, told));
  }
  if (!isEntry(main)) {
    if (english === undefined) for (const text of [main].flat()) told.main.note(`${text}`, ONLY_SPANISH);
    return english ?? main;
  }
  const words = Object.entries(main).filter(([name, value]) => value !== undefined && !FACTS.includes(name));
  return Object.fromEntries(
    words.map(([name, value]) => [name, wordsOf(value, isEntry(english) ? english[name] : undefined, told)]),
  );
}

/** Each entry with the same one in English: the only one with its dates and address or its name or, of as many, the one in its place. */
function pairs<Item extends object>(items: readonly Item[], english: readonly Item[]): [Item, Item | undefined][] {
  const found = new Map<Item, Item>();
  const marks = [(item: Item) => JSON.stringify(item, ['posts', ...FACTS]), nameOf];
  for (const markOf of marks)
    for (const item of items) {
      const same = english.filter((other) => markOf(other) === markOf(item) && ![...found.values()].includes(other));
      if (same[0] && same.length === 1 && !found.has(item)) found.set(item, same[0]);
    }
  const isComplete = items.length === english.length;
  const left = english.filter((other) => ![...found.values()].includes(other));
  const lacking = items.filter((item) => !found.has(item));
  if (isComplete) for (const [index, item] of lacking.entries()) found.set(item, left[index] as Item);
  return items.map((item) => [item, found.get(item)]);
}

function nameOf(item: object): string {
  const { firm, title } = item as Entry;
  return `${firm ?? title}`;
}
