import { fieldAt, placeOf, type Written } from '../build/check/texts';
import type { ExaminedPage } from './findings';

/** A part of a text identifies the text if the part has at least this number of characters. */
const PART = 4;

/** Undoes the changes that pages make to a text: capitals, kinds of spaces and soft hyphens. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Finds the file, with the line if known, and the field where the owner can change a text that a page shows. */
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
  // A fact in a translation comes from the first edition's file.
  const { file, path, text } = texts.find(({ path, text }) => path === found.path && text === found.text) ?? found;
  return { file: placeOf(file, text), field: fieldAt(path) };
}
