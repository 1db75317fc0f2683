import { ContentError } from '../check/contentError';
import { fieldAt, textsIn, type Written } from '../check/texts';

/**
 * Says which field of the content or the words has a letter that no font has.
 *
 * @param file That is drawn, from the data.
 * @param written The texts that the data are made of.
 */
export function missingLetter(letter: string, file: string, data: object, written: readonly Written[]): ContentError {
  const [, text = letter] = textsIn(data).find(([, text]) => text.includes(letter)) ?? [];
  const start = text.indexOf(letter);
  // A drawn text may be made of several fields, and other fields may have the letter, too.
  const near = text.slice(Math.max(0, start - 12), start + letter.length);
  const found = [near, letter].map((part) => written.find(({ text }) => text.includes(part))).find(Boolean);
  const place = found ? `${found.file}: ${fieldAt(found.path)}` : file;
  const excerpt = text.slice(Math.max(0, start - 40), start + 40);
  return new ContentError(
    `${place} says "${excerpt}", but no font of ${file} has "${letter}". Write it otherwise, or choose a font that has it.`,
  );
}
