import * as v from 'valibot';
import type { Sample } from '../../../schema/kinds';
import { escaped } from '../../../schema/markdown';
import { isEntry } from '../../build/check/texts';
import { type Entry, nameOf } from './texts';

/** Of the texts that are made of the file's. */
export type Language = 'es' | 'en';

/** Reads one file, and says what of it is not taken. */
export class Reading {
  /** What is not taken, in Spanish. */
  readonly left: string[] = [];
  /** Entries with an end that cannot be read. */
  readonly withoutEnd: Entry[] = [];
  /** The section and the entry that are being read. */
  where = '';

  constructor(readonly language: Language) {}

  leave(what: string, where = this.where) {
    this.left.push(`${where}: ${what}`);
  }

  /**
   * A value as its schema has it, undefined if it says nothing. A text that is too long is cut at a sentence or else at a word; one
   * that would be wrong Markdown is kept as it is written; a list has what is right, as much as there is room for.
   */
  fit<Value>(schema: v.GenericSchema, value: Value): Value | undefined {
    const { length = Number.POSITIVE_INFINITY, limits: [, most] = [], isRunning } = sampleOf(schema);
    if (Array.isArray(value)) {
      const { item } = bare(schema) as v.GenericSchema & { item: v.GenericSchema };
      const right = value.flatMap((one) => this.fit(item, one) ?? []);
      const others = right.slice(most ?? right.length).map(shortened);
      if (others.length > 0) this.leave(`el sitio muestra ${most}, y no caben ${others.join(', ')}`);
      return right.length > 0 ? (right.slice(0, most) as Value) : undefined;
    }
    if (value === undefined || value === '') return undefined;
    const start = typeof value === 'string' ? (cut(value, length) as Value) : value;
    const fitting = isRunning && !v.is(schema, start) ? (escaped(`${start}`) as Value) : start;
    const isRight = v.is(schema, fitting);
    if (!isRight) this.leave(`«${shortened(value)}» no sirve tal cual`);
    else if (start !== value) this.leave(`«${shortened(value)}» queda cortado, porque caben ${length} caracteres`);
    return isRight ? fitting : undefined;
  }
}

/** A text of up to a length, which ends at a sentence or else at a word if it is longer. */
function cut(text: string, length: number): string {
  const start = text.slice(0, length - 1);
  if (text.length <= length) return text;
  return start.match(/^.{40,}[.!?](?=\s)/s)?.[0] ?? `${start.replace(/\s+\S*$/, '')}…`;
}

/** A value as a note names it. */
function shortened(value: unknown): string {
  return cut(isEntry(value) ? nameOf(value) : `${value}`, 40);
}

function bare(schema: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
}

export function sampleOf(schema: v.GenericSchema): Sample {
  return v.getMetadata(bare(schema)) as Sample;
}
