import { ContentError } from '../check/contentError';
import { fieldAt, textsIn, type Written } from '../check/texts';

/**
 * Returns an error for a letter that no font has. The message names where the letter is: a field of the content, or an entry of
 * `src/words/`.
 *
 * @param file The file that is drawn from the data.
 * @param written The texts from which the data are made.
 */
export function missingLetter(letter: string, file: string, data: object, written: readonly Written[]): ContentError {
  const [, text = letter] = textsIn(data).find(([, text]) => text.includes(letter)) ?? [];
  const start = text.indexOf(letter);
  // The search first includes the characters before the letter, because other fields can have the same letter. The second search is for
  // the letter alone, because a drawn text can consist of several fields.
  const near = text.slice(Math.max(0, start - 12), start + letter.length);
  const found = [near, letter].map((part) => written.find(({ text }) => text.includes(part))).find(Boolean);
  const place = found ? `${found.file}: ${fieldAt(found.path)}` : file;
  const excerpt = text.slice(Math.max(0, start - 40), start + 40);
  return new ContentError(
    `${place} has the text "${excerpt}", but no font of ${file} has "${letter}". Use other letters, or choose a font with this letter.`,
  );
}
