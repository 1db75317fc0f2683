import type { Career, Translation } from '../../../content/schema';
import type { Tell } from './entries';

type Words = Translation['career']['career'];

/** What is the same in both languages of an entry, the surest first. */
type Mark<Item> = (item: Item) => string | undefined;

export const ONLY_ENGLISH = 'está solo en inglés, y queda fuera';

/** The career's texts in English. Those that only one of the two résumés has are told; the Spanish ones stay as they are. */
export function careerWords(spanish: Career, english: Career, tell: Tell): Words {
  const wordsOf = <Item extends object, Name extends keyof Item & string>(
    item: Item,
    other: Item | undefined,
    names: readonly Name[],
    path: string,
  ): Pick<Item, Name> => {
    const words = names.flatMap((name) => {
      const [text, translated] = [item[name], other?.[name]];
      const place = { path: `${path}.${name}` };
      if (text === undefined && translated !== undefined) tell({ ...place, text: `${translated}` }, ONLY_ENGLISH);
      if (text === undefined) return [];
      if (translated === undefined)
        tell(place, 'queda en español en la edición en inglés; tradúcelo en src/content/en/career.ts');
      return [[name, translated ?? text]];
    });
    return Object.fromEntries(words);
  };
  return {
    experience: pairs(
      spanish.experience,
      english.experience,
      [({ firm }) => firm, ({ url }) => url, ({ posts }) => posts.at(-1)?.start],
      ({ firm }) => tell({ path: 'work', text: firm }, ONLY_ENGLISH),
    ).map(([firm, other], index) => {
      const path = `career.experience[${index + 1}]`;
      const posts = pairs(firm.posts, other?.posts ?? [], [({ start }) => start], ({ title }) =>
        tell({ path: 'work', text: title }, ONLY_ENGLISH),
      );
      return {
        ...wordsOf(firm, other, ['firm', 'place'], path),
        posts: posts.map(([post, other], index) =>
          wordsOf(post, other, ['title', 'summary', 'highlights'], `${path}.posts[${index + 1}]`),
        ),
      };
    }),
    studies: pairs(
      spanish.studies,
      english.studies,
      [({ institution }) => institution, ({ url }) => url, ({ start }) => start, ({ end }) => end],
      ({ title }) => tell({ path: 'education', text: title }, ONLY_ENGLISH),
    ).map(([study, other], index) =>
      wordsOf(study, other, ['title', 'institution', 'text'], `career.studies[${index + 1}]`),
    ),
    certificates: pairs(
      spanish.certificates,
      english.certificates,
      [({ title }) => title, ({ url }) => url, ({ date }) => date],
      ({ title }) => tell({ path: 'certificates', text: title }, ONLY_ENGLISH),
    ).map(([certificate, other], index) =>
      wordsOf(certificate, other, ['title', 'issuer'], `career.certificates[${index + 1}]`),
    ),
  };
}

/**
 * Each entry with the same one in English: the only one with its mark or, of as many entries, the one in its place.
 *
 * @param leave Gets the English entries that are no other's.
 */
function pairs<Item>(
  items: readonly Item[],
  english: readonly Item[],
  marks: readonly Mark<Item>[],
  leave: (item: Item) => void,
): [Item, Item | undefined][] {
  const left = new Set(english);
  const found = new Map<Item, Item>();
  const pair = (item: Item, other: Item | undefined) => {
    if (other !== undefined && !found.has(item) && left.delete(other)) found.set(item, other);
  };
  for (const markOf of marks) {
    for (const item of items) {
      const mark = markOf(item);
      const same = [...left].filter((other) => mark !== undefined && markOf(other) === mark);
      if (same.length === 1) pair(item, same[0]);
    }
  }
  if (items.length === english.length) for (const [index, item] of items.entries()) pair(item, english[index]);
  for (const item of left) leave(item);
  return items.map((item) => [item, found.get(item)]);
}
