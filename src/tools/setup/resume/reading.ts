import * as v from 'valibot';
import type { Sample } from '../../../content/schema/kinds';
import type { Language } from './languages';
import { type Entry, isEntry, nameOf } from './texts';

/** Reads one file, and says what of it is not taken. */
export class Reading {
  /** What is not taken, in Spanish. */
  readonly left: string[] = [];
  /** Entries with an end that cannot be read. */
  readonly withoutEnd: Entry[] = [];
  /** The section and the entry that are being read. */
  where = '';

  constructor(readonly language: Language) {}

  leave(what: string) {
    this.left.push(`${this.where}: ${what}`);
  }

  /** A text as its schema has it, cut at a sentence or else at a word where it is too long. Facts of a person are not cut. */
  text(schema: v.GenericSchema, text: string | undefined, written = text ?? ''): string | undefined {
    if (text === '') return undefined;
    const { length = Number.POSITIVE_INFINITY } = sampleOf(schema);
    const start = (text ?? '').slice(0, length - 1);
    const cut = start.match(/^.{40,}[.!?](?=\s)/s)?.[0] ?? `${start.replace(/\s+\S*$/, '')}…`;
    const value = (text ?? '').length > length && this.where !== 'basics' ? cut : text;
    const isRight = value !== undefined && v.is(schema, value);
    const named = written.length > 40 ? `${written.slice(0, 40)}…` : written;
    if (!isRight) this.leave(`«${named}» no sirve tal cual`);
    else if (value !== text) this.leave(`«${named}» queda cortado, porque caben ${length} caracteres`);
    return isRight ? value : undefined;
  }

  /** Texts as a list has them; none if there are none. */
  texts(schema: v.GenericSchema, texts: string[]): string[] | undefined {
    const { item } = bare(schema) as v.GenericSchema & { item: v.GenericSchema };
    const right = texts.flatMap((text) => this.text(item, text) ?? []);
    return right.length > 0 ? this.first(schema, right) : undefined;
  }

  /** As many as a list may have. */
  first<Item>(schema: v.GenericSchema, items: Item[]): Item[] {
    const most = sampleOf(schema).limits?.[1] ?? items.length;
    const others = items.slice(most).map((item) => (isEntry(item) ? nameOf(item) : `${item}`.slice(0, 40)));
    if (others.length > 0) this.leave(`el sitio muestra ${most}, y no caben ${others.join(', ')}`);
    return items.slice(0, most);
  }
}

/** The schema of a value that is there. */
export function bare(schema: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
}

export function sampleOf(schema: v.GenericSchema): Sample {
  return v.getMetadata(bare(schema)) as Sample;
}
