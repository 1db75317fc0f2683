import type { GenericSchema } from 'valibot';
import { sentence } from '../answers';
import type { Tell, Value } from './entries';
import { firstOf, fitting, limitOf } from './fit';
import { partsOf, sentencesOf } from './plainText';

/** Characters of a first sentence that stands for the whole: «Soy Ing.» does not. */
const SHORTEST = 12;

/**
 * The first paragraph of a text if it is short, or else its first sentence, and the paragraphs after it, of which `items` are the
 * last. A sentence that is too long stays there.
 */
export function leadAndRest(
  value: Value | undefined,
  items: readonly Value[],
  leadSchema: GenericSchema,
  restSchema: GenericSchema & { item: GenericSchema },
  tell: Tell,
): { lead?: string; rest: string[] } {
  const { paragraphs, items: listed } = partsOf(value?.text ?? '');
  const place = value ?? items[0] ?? { path: '' };
  const listing = [...listed, ...items.map(({ text }) => text)].map(sentence).join(' ');
  const [first = '', ...others] = paragraphs;
  const isShort = others.length > 0 && sentence(first).length <= limitOf(leadSchema);
  const sentences = isShort ? [first] : sentencesOf(first);
  let lead = sentences.shift() ?? '';
  while (lead.length < SHORTEST && sentences.length > 0) lead += ` ${sentences.shift()}`;
  const fits = sentence(lead).length <= limitOf(leadSchema);
  if (!fits) tell({ ...place, text: lead }, 'es demasiado largo para la primera frase, que se pregunta');
  const texts = [fits ? sentences.join(' ') : first, ...others, listing].filter(Boolean);
  const pieces = texts
    .flatMap((text) => inPieces(sentence(text), limitOf(restSchema.item)))
    .map((text) => ({ ...place, text }));
  const rest = firstOf(restSchema, pieces, (piece) => piece, tell).flatMap(
    (piece) => fitting(restSchema.item, piece, tell) ?? [],
  );
  return { ...(fits && lead && { lead: sentence(lead) }), rest };
}

/** A text in paragraphs of whole sentences, none longer than `length` unless one sentence is. */
function inPieces(text: string, length: number): string[] {
  if (text.length <= length) return [text];
  const pieces: string[] = [];
  for (const next of sentencesOf(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + 1 + next.length <= length) pieces[pieces.length - 1] = `${last} ${next}`;
    else pieces.push(next);
  }
  return pieces;
}
