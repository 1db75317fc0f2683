import type { Content } from '../../../content/schema';
import { fieldAt, fileOf, textsIn } from '../check/checkContent';
import { ContentError } from '../check/contentError';

/** A content and the folder in which its owner writes. */
export interface Written {
  content: Content;
  source: string;
}

/**
 * Says which field of the content has a letter that no font has.
 *
 * @param file That is drawn, from the data.
 */
export function missingLetter(letter: string, file: string, data: object, editions: readonly Written[]): ContentError {
  const [, text = letter] = textsIn(data).find(([, text]) => text.includes(letter)) ?? [];
  const start = text.indexOf(letter);
  const fields = editions.flatMap(({ content, source }) =>
    Object.entries(content).flatMap(([name, parts]) =>
      textsIn(parts).map(([path, value]) => ({ place: `${fileOf(name, source)}: ${fieldAt(path)}`, value })),
    ),
  );
  // A drawn text may be made of several fields, and other fields may have the letter, too.
  const near = text.slice(Math.max(0, start - 12), start + letter.length);
  const field = [near, letter].map((part) => fields.find(({ value }) => value.includes(part))).find(Boolean);
  const excerpt = text.slice(Math.max(0, start - 40), start + 40);
  return new ContentError(
    `${field?.place ?? file} says "${excerpt}", but no font of ${file} has "${letter}". Write it otherwise, or choose a font that has it.`,
  );
}
