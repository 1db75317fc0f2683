import * as v from 'valibot';
import { type Content, contentSchema } from '../../src/content/schema';
import type { Sample } from '../../src/content/schema/kinds';
import { isMarked, type Schema } from '../../src/tools/build/check/facts';
import type { Words } from '../../src/tools/build/check/translate';

/** Limit of a page's label. */
const NAVIGATION = 30;

/**
 * The words of a content in a language that nobody speaks: every text is in ‹ ›, which the fonts have and no text of the tests,
 * and, where there is room, a third longer.
 *
 * @param tag That of the language.
 */
export function pseudoWords(content: Content, tag: string): Words {
  const files = Object.entries(content).map(([name, exports]) => [name, pseudoFile(name, exports)]);
  const { locale, callToContact, ...others }: Words = Object.fromEntries(files);
  const question = `‹${content.callToContact.callToContact.question.replace(/[¿?]/g, '')}›`;
  return {
    ...others,
    locale: {
      ...locale,
      locale: { ...content.locale.locale, tag, openGraph: 'en_{region}', question: { opening: '‹', closing: '›' } },
    },
    callToContact: { callToContact: { ...Object(callToContact?.callToContact), question } },
  };
}

/** The words of one file. */
export function pseudoFile(name: string, exports: object): Record<string, unknown> {
  const schema = contentSchema()[name as keyof Content] as unknown as Schema;
  return wordsIn(schema, exports) as Record<string, unknown>;
}

function wordsIn(schema: Schema, value: unknown): unknown {
  if (value === undefined || isMarked(schema)) return undefined;
  const { entries, rest, wrapped, item } = schema;
  if (wrapped) return wordsIn(wrapped, value);
  if (item && Array.isArray(value)) {
    const words = value.map((entry) => wordsIn(item, entry));
    return item.entries?.id ? Object.fromEntries(value.map(({ id }, index) => [id, words[index]])) : words;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, part]) => {
      const known = entries?.[name] ?? rest;
      return [name, known && wordsIn(known, part)];
    });
    return Object.fromEntries(fields);
  }
  const { length, longestWord } = v.getMetadata(schema as v.GenericSchema) as Sample;
  return typeof value === 'string' && length ? longer(value, length, longestWord) : value;
}

/** With ‹ › around it or, where a text or its words have no room for that, in the place of its first and its last letter. */
function longer(text: string, limit: number, longestWord = limit): string {
  const ends = [text.split(' ')[0] ?? '', text.split(' ').at(-1) ?? ''];
  const isFull = text.length + 2 > limit || ends.some(({ length }) => length >= longestWord);
  // Beside several languages the navigation has no room for longer words.
  if (isFull || limit === NAVIGATION) return `‹${text.slice(1, -1)}›`;
  const more = Math.min(Math.ceil(text.length / 3), limit - text.length - 3);
  return more > 0 ? `‹${text} ${'mas '.repeat(more).slice(0, more).trim()}›` : `‹${text}›`;
}
