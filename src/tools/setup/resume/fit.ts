import * as v from 'valibot';
import type { Sample } from '../../../content/schema/kinds';
import type { Place, Tell, Value } from './entries';

type Schema = v.GenericSchema<unknown>;

function sampleOf(schema: Schema): Sample {
  return v.getMetadata('wrapped' in schema ? (schema.wrapped as Schema) : schema) as Sample;
}

/** The most characters of a text, or entries of a list. */
export function limitOf(schema: Schema): number {
  const { length, limits } = sampleOf(schema);
  return length ?? limits?.[1] ?? Number.POSITIVE_INFINITY;
}

/** A value as the schema of its field has it, cut at a word where it is too long; undefined if it cannot be so. */
export function fitting(schema: Schema, value: Value | undefined, tell: Tell): string | undefined {
  if (!value) return undefined;
  const length = limitOf(schema);
  const text = value.text.length > length ? cut(value.text, length) : value.text;
  if (!v.is(schema, text)) return refuse(schema, value, tell);
  if (text !== value.text) tell(value, `${tooLong(value.text, length)}, y queda cortado`);
  return text;
}

/** The same without cutting it. */
export function fittingWhole(schema: Schema, value: Value | undefined, tell: Tell): string | undefined {
  if (!value || v.is(schema, value.text)) return value?.text;
  return refuse(schema, value, tell);
}

function refuse(schema: Schema, value: Value, tell: Tell) {
  const { longestWord } = sampleOf(schema);
  const length = limitOf(schema);
  const hasLongWord = longestWord && value.text.split(/\s+/).some((word) => word.length > longestWord);
  const reason =
    value.text.length > length
      ? tooLong(value.text, length)
      : hasLongWord
        ? `tiene una palabra de más de ${longestWord} caracteres`
        : 'no es lo que el sitio espera';
  tell(value, `${reason}, y queda fuera`);
  return undefined;
}

const tooLong = (text: string, length: number) => `tiene ${text.length} caracteres, y caben ${length}`;

function cut(text: string, length: number): string {
  const start = text.slice(0, length - 1);
  return `${start.slice(0, start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : start.length).replace(/[\s,;:.\uD800-\uDBFF]+$/, '')}…`;
}

export const noRoom = (most: number) => `no cabe, porque el sitio muestra ${most}`;

/** As many as a list of this schema may have. */
export function firstOf<Item>(schema: Schema, items: Item[], placeOf: (item: Item) => Place, tell: Tell): Item[] {
  const most = limitOf(schema);
  for (const item of items.slice(most)) tell(placeOf(item), noRoom(most));
  return items.slice(0, most);
}

/** Without fields that say nothing. */
export function defined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
