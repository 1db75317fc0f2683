import { fieldAt, placeOf, type Written } from '../build/check/texts';
import type { ExaminedPage } from './findings';

/** Letters from which a part of a text is enough to know the text by. */
const PART = 4;

/** Without what pages change: capitals, kinds of spaces and soft hyphens. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Where the owner writes what a page shows, or replaces a word of the site: the file, with the line if known, and the field. */
export function causeOf(shown: string, texts: readonly Written[], { folder }: ExaminedPage) {
  const wanted = plain(shown);
  const tag = folder.replace('/', '') || texts[0]?.tag;
  const own = texts.filter((written) => written.tag === tag);
  const found =
    own.find(({ text }) => plain(text) === wanted) ??
    own.find(({ text }) => wanted.length >= PART && plain(text).includes(wanted));
  if (!wanted || !found) return undefined;
  if (found.file.startsWith('src/words/'))
    return { file: `src/content/${folder}words.ts`, field: `words.${found.path}` };
  // A translation has the facts of the first edition.
  const { file, path, text } = texts.find(({ path, text }) => path === found.path && text === found.text) ?? found;
  return { file: placeOf(file, text), field: fieldAt(path) };
}
