import { existsSync, readFileSync } from 'node:fs';
import type { Edition } from '../../../site/editionData';

/** Returns the folder with the owner's sentences of an edition: the content folder, or its subfolder for a translation. */
export function sourceOf({ content, tag }: Pick<Edition, 'content' | 'tag'>, folder: string): string {
  return [content.owner?.editions].flat().indexOf(tag) > 0 ? `${folder}/${tag}` : folder;
}

/** Returns the file with the words of a language. If `pt-BR` has no file, the file of `pt` is returned. */
export function wordsFile(tag: string, folder: string): string {
  const files = [tag, new Intl.Locale(tag).language].map((name) => `${folder}/${name}.ts`);
  return files.find((file) => existsSync(file)) ?? `${folder}/${tag}.ts`;
}

export function contentFile(name: string, folder: string): string {
  return `${folder}/${name}.ts`;
}

/** Returns the file, with a line number if exactly one line contains the value. */
export function placeOf(file: string, value: unknown): string {
  const written = String(value);
  if (written.length < 4 || !existsSync(file)) return file;
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = lines.flatMap((line, index) => (line.includes(written) ? index + 1 : []));
  return found.length === 1 ? `${file}:${found[0]}` : file;
}

/** Returns a property path for readers, who count from 1: `projects.0.url` becomes `projects[1].url`. */
export function fieldAt(path: string): string {
  return path.replaceAll(/\.(\d+)/g, (_, index) => `[${Number(index) + 1}]`);
}

/** Returns all strings in a value, with their property paths. */
export function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key));
}

export function isEntry(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function shown(value: unknown): string {
  const written = JSON.stringify(value) ?? 'missing';
  if (written.length <= 90) return written;
  const length = typeof value === 'string' ? `" (${value.length} characters)` : '';
  return `${[...written].slice(0, 90).join('')}…${length}`;
}

/** A text of the site with its place in the source files. */
export interface Written {
  file: string;
  /** The property path in the file. */
  path: string;
  text: string;
  /** The language of the edition. */
  tag: string;
}

/**
 * Returns all texts of the editions: first the owner's content, then the words of the site.
 *
 * @param folders The folders of the content and of the words.
 */
export function writtenIn(editions: readonly Edition[], folders: { content: string; words: string }): Written[] {
  const own = editions.flatMap((edition) => {
    const { tag } = edition;
    const folder = sourceOf(edition, folders.content);
    return Object.entries(edition.content)
      .sort()
      .flatMap(([name, parts]) =>
        textsIn(parts).map(([path, text]) => ({ file: contentFile(name, folder), path, text, tag })),
      );
  });
  const words = editions.flatMap(({ tag, words }) => {
    const file = wordsFile(tag, folders.words);
    return textsIn(words).map(([path, text]) => ({ file, path, text, tag }));
  });
  return [...own, ...words];
}

/** Characters that need no glyph in a text font: line breaks, joiners and emoji. Every system has a font for emoji. */
const WITHOUT_GLYPH = /\p{C}|\p{Variation_Selector}|\p{Extended_Pictographic}/u;

/** Returns the characters of texts, each with the first file that contains the character. */
export function charactersOf(texts: readonly Written[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { file, text } of texts)
    for (const character of text) if (!found.has(character)) found.set(character, file);
  return new Map([...found].filter(([character]) => !WITHOUT_GLYPH.test(character)));
}
