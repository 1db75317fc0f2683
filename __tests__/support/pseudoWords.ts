import * as v from 'valibot';
import { type Content, contentSchema } from '../../src/content/schema';
import type { Sample } from '../../src/schema/kinds';
import type { Modules } from '../../src/tools/build/check/content';
import { isMarked, type Schema } from '../../src/tools/build/check/facts';
import { keyOf } from '../../src/tools/build/check/translate';
import { es, type Words } from '../../src/words/es';

/** The words that pages do not show as texts. */
const NO_SENTENCES = /^(direction$|openGraph$|quotation\.|question\.)|\.(file|sender)$/;
/** The words in places without room for longer words: the navigation, and the labels of the form. */
const SHORT = /^pages\.|^contactForm\.fields\.\w+\.label$/;

/**
 * The words of an invented language: every text is between ‹ and ›, which no other text of the tests has, and is a third longer if
 * there is room.
 */
export function pseudoWords(): Words {
  const inBrackets = (word: unknown, path: string[]): unknown => {
    if (Array.isArray(word)) return word.map((text) => inBrackets(text, path));
    if (typeof word !== 'string')
      return Object.fromEntries(
        Object.entries(Object(word)).map(([name, part]) => [name, inBrackets(part, [...path, name])]),
      );
    if (NO_SENTENCES.test(path.join('.'))) return word;
    return SHORT.test(path.join('.')) ? `‹${word.slice(1, -1)}›` : longer(word);
  };
  const words = inBrackets(es, []) as Words;
  const question = `‹${es.callToContact.question.replace(/[¿?]/g, '')}›`;
  const marks = { opening: '‹', closing: '›' };
  return { ...words, openGraph: 'en_{region}', question: marks, callToContact: { ...words.callToContact, question } };
}

/** The owner's sentences in the invented language. */
export function pseudoContent({ words: _, ...content }: Content): Modules {
  const schema = contentSchema() as unknown as Record<string, Schema>;
  const files = Object.entries(content).map(([name, exports]) => [name, sentencesIn(schema[name] ?? {}, exports)]);
  return Object.fromEntries(files);
}

function sentencesIn(schema: Schema, value: unknown): unknown {
  if (value === undefined || isMarked(schema)) return undefined;
  const { entries, rest, wrapped, item } = schema;
  if (wrapped) return sentencesIn(wrapped, value);
  if (item && Array.isArray(value)) {
    const texts = value.map((entry) => sentencesIn(item, entry));
    const key = keyOf(item);
    return key ? Object.fromEntries(value.map((entry, index) => [entry[key], texts[index]])) : texts;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, part]) => {
      const known = entries?.[name] ?? rest;
      return [name, known && sentencesIn(known, part)];
    });
    return Object.fromEntries(fields);
  }
  const { length, longestWord } = v.getMetadata(schema as v.GenericSchema) as Sample;
  return typeof value === 'string' && length ? longer(value, length, longestWord) : value;
}

/** Makes a text longer and puts the text between ‹ and ›. Without room, ‹ and › replace the first and the last letter. */
function longer(text: string, limit = 400, longestWord = limit): string {
  const ends = [text.split(' ')[0] ?? '', text.split(' ').at(-1) ?? ''];
  const isFull = text.length + 2 > limit || ends.some(({ length }) => length >= longestWord);
  if (isFull) return `‹${text.slice(1, -1)}›`;
  const more = Math.min(Math.ceil(text.length / 3), limit - text.length - 3);
  return more > 0 ? `‹${text} ${'mas '.repeat(more).slice(0, more).trim()}›` : `‹${text}›`;
}
