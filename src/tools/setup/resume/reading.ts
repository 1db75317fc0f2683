import * as v from 'valibot';
import type { Sample } from '../../../schema/kinds';
import { escaped } from '../../../schema/markdown';
import { isEntry, textsIn } from '../../build/check/texts';
import { words } from '../language';
import { type Entry, nameOf, OTHERS, piecesOf, textOf } from './texts';

/** Of the texts that are made of the file's. */
export type Language = 'es' | 'en';

/** A field that is of a picture, which the site does not take. */
const PICTURE = /image|picture|photo|icon|alt$/i;

/** An address or the name of a file. */
const FILE = /^\.{0,2}\/|:\/\/\S+$|\.(png|jpe?g|svg|webp|gif|avif|pdf)$/i;

/** Reads one file, and says what of it is not taken. */
export class Reading {
  /** What fields say that have no place, by section and field. */
  private readonly unplaced: Record<string, string[]> = {};
  private readonly left: string[] = [];
  /** Entries with an end that cannot be read. */
  readonly withoutEnd: Entry[] = [];
  /** The section and the entry that are being read. */
  where = '';

  constructor(readonly language: Language) {}

  /** What is not taken. */
  notes(): string[] {
    const fields = Object.entries(this.unplaced).map(
      ([field, texts]) => `${field}: ${words.noPlace(texts.map((text) => words.quoted(shortened(text))).join(', '))}`,
    );
    return [...this.left, ...fields];
  }

  leave(what: string, where = this.where) {
    this.left.push(`${where}: ${what}`);
  }

  /**
   * An entry in which the sentences of fields that are not `known` are among its texts, if it has some. Fields that say something
   * else have no place.
   */
  withOthers(section: string, entry: Entry, known: readonly string[]): Entry {
    const sentences: string[] = [];
    for (const [name, value] of Object.entries(entry)) {
      if (known.includes(name)) continue;
      const texts = typeof value === 'object' ? textsIn(value).map(([, text]) => text) : [textOf(value)];
      const text = texts.filter(Boolean).join(texts.some(isSentence) ? '\n' : ', ');
      const isTold = Array.isArray(value) ? texts.every((one) => !FILE.test(one)) : isSentence(text);
      const field = `${section}.${name}`;
      if (known.includes(OTHERS) && isTold && !hasContact(text) && !PICTURE.test(name)) sentences.push(text);
      else if (text) this.unplaced[field] = [...(this.unplaced[field] ?? []), text];
    }
    return { ...entry, [OTHERS]: sentences.join('\n') };
  }

  /** As many entries of a list as there is room for. */
  first<Item>(list: readonly Item[], most = list.length): readonly Item[] {
    const others = list.slice(most).map(shortened);
    if (others.length > 0) this.leave(words.most(most, others.join(', ')));
    return list.slice(0, most);
  }

  /**
   * A value as its schema has it, undefined if it says nothing. A text that is too long is cut at a sentence or else at a word; one
   * that would be wrong Markdown is kept as it is written; a list has what is right, as much as there is room for, and its texts
   * that are too long in pieces.
   */
  fit<Value>(schema: v.GenericSchema, value: Value): Value | undefined {
    const { length = Number.POSITIVE_INFINITY, limits: [, most] = [], isRunning, longestWord } = sampleOf(schema);
    if (Array.isArray(value)) {
      const { item } = bare(schema) as v.GenericSchema & { item: v.GenericSchema };
      const { length: longest } = sampleOf(item);
      const pieces = value.flatMap((one) => (typeof one === 'string' && longest ? piecesOf(one, longest) : [one]));
      const right = this.first(
        pieces.flatMap((one) => this.fit(item, one) ?? []),
        most,
      );
      return right.length > 0 ? (right as Value) : undefined;
    }
    if (value === undefined || value === '') return undefined;
    const whole = typeof value === 'string' && longestWord ? (withBreaks(value) as Value) : value;
    const start = typeof whole === 'string' ? (cutToSentence(whole, length) as Value) : whole;
    const fitting = isRunning && !v.is(schema, start) ? (escaped(`${start}`) as Value) : start;
    const isRight = v.is(schema, fitting);
    if (!isRight) this.leave(words.unusable(shortened(value)));
    else if (start !== whole) this.leave(words.cut(shortened(value), length));
    return isRight ? fitting : undefined;
  }
}

/** Whether a text has three words or more, and is no address or name of a file. */
function isSentence(text: string): boolean {
  return /\p{L}\S*\s+\S+\s+\S/u.test(text) && !FILE.test(text);
}

/** Whether a text has a mail address or a phone number, which has nine digits or starts with a plus. */
export function hasContact(text: string): boolean {
  return /\S@\S+\.\w|\+\d[\d\s().-]{6,}\d|(?:\d[\s().-]*){9}/.test(text);
}

/** A text in which long words have spaces after their signs, as in «TypeScript/ JavaScript». */
function withBreaks(text: string): string {
  return text.replaceAll(/\S{31,}/g, (word) => word.replaceAll(/[/|,;:&+_-](?=\S)/g, '$& '));
}

/** A text of up to a length, which ends at a sentence or else at a word if it is longer. */
function cutToSentence(text: string, length: number): string {
  const start = text.slice(0, length - 1);
  if (text.length <= length) return text;
  return start.match(/^.{40,}[.!?](?=\s)/s)?.[0] ?? `${start.replace(/\s+\S*$/, '')}…`;
}

/** A value as a note names it. */
export function shortened(value: unknown): string {
  return cutToSentence(isEntry(value) ? nameOf(value) : `${value}`, 40);
}

function bare(schema: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
}

export function sampleOf(schema: v.GenericSchema): Sample {
  return v.getMetadata(bare(schema)) as Sample;
}
