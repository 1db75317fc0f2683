import * as v from 'valibot';
import { type Content, contentSchema } from '../../src/content/schema';
import type { Sample } from '../../src/content/schema/kinds';

/** Texts that are the same in every language. */
const FACTS = ['owner.name', 'owner.familyName', 'owner.city', 'owner.country', 'owner.skills', 'technologies.name'];

/** The parts of valibot's schemas that a content is walked by. */
interface Schema {
  entries?: Record<string, Schema>;
  rest?: Schema;
  wrapped?: Schema;
  item?: Schema;
}

/**
 * A content in a language that nobody speaks: every text is in ‹ ›, which the fonts have and no text of the reference, and,
 * where there is room, a third longer.
 */
export function pseudoContent(content: Content): Content {
  const { locale, callToContact, ...others } = translated(
    { entries: contentSchema() as never },
    content,
    [],
  ) as Content;
  const question = `‹${content.callToContact.callToContact.question.replace(/[¿?]/g, '')}›`;
  return {
    ...others,
    locale: {
      locale: { ...locale.locale, tag: 'en-XA', openGraph: 'en_{region}', question: { opening: '‹', closing: '›' } },
    },
    callToContact: { callToContact: { ...callToContact.callToContact, question } },
  };
}

/** @param path The names of the fields that lead to the value. */
function translated(schema: Schema, value: unknown, path: readonly string[]): unknown {
  if (value === undefined || FACTS.includes(path.slice(-2).join('.'))) return value;
  const { entries, rest, wrapped, item } = schema;
  if (wrapped) return translated(wrapped, value, path);
  if (item) return (value as unknown[]).map((entry) => translated(item, entry, path));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, part]) => {
      const known = entries?.[name] ?? rest;
      return [name, known ? translated(known, part, [...path, name]) : part];
    });
    return Object.fromEntries(fields);
  }
  const { length } = v.getMetadata(schema as v.GenericSchema) as Sample;
  return typeof value === 'string' && length ? longer(value, length) : value;
}

function longer(text: string, limit: number): string {
  const more = Math.min(Math.ceil(text.length / 3), limit - text.length - 3);
  return more > 0 ? `‹${text} ${'mas '.repeat(more).slice(0, more).trim()}›` : `‹${text}›`;
}
