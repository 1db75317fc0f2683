import * as v from 'valibot';
import type { Sample } from '../../../schema/kinds';
import { escaped } from '../../../schema/markdown';
import { isEntry, textsIn } from '../../build/check/texts';
import { words } from '../language';
import { type Entry, nameOf, OTHER_TEXTS, piecesOf, textOf } from './texts';

/** The language of the texts that are derived from the résumé. */
export type Language = 'es' | 'en';

/** The name of a field about a picture, which the site does not take. */
const PICTURE = /image|picture|photo|icon|alt$/i;

/** A web address or the name of a file. */
const FILE = /^\.{0,2}\/|:\/\/\S+$|\.(png|jpe?g|svg|webp|gif|avif|pdf)$/i;

/** Converts the values of one résumé, and collects notes on everything that is left out. */
export class Reading {
  /** The texts of fields that have no place on the site, by section and field. */
  private readonly unplaced: Record<string, string[]> = {};
  private readonly left: string[] = [];
  /** The entries whose end cannot be read. */
  readonly withoutEnd: Entry[] = [];
  /** The section and the entry that are being read. */
  where = '';

  constructor(readonly language: Language) {}

  /** Returns the notes on everything that is left out. */
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
   * Moves the sentences of fields that are not `known` to the field `OTHER_TEXTS`, if the section has a place for texts. All other
   * values of such fields are left out.
   */
  withOtherTexts(section: string, entry: Entry, known: readonly string[]): Entry {
    const sentences: string[] = [];
    for (const [name, value] of Object.entries(entry)) {
      if (known.includes(name)) continue;
      const texts = typeof value === 'object' ? textsIn(value).map(([, text]) => text) : [textOf(value)];
      const text = texts.filter(Boolean).join(texts.some(isSentence) ? '\n' : ', ');
      // Old files repeat the `name` of an employer in `company`.
      if (known.some((other) => textOf(entry[other]) === text)) continue;
      const isTold = Array.isArray(value) ? texts.every((one) => !FILE.test(one)) : isSentence(text);
      const field = `${section}.${name}`;
      if (known.includes(OTHER_TEXTS) && isTold && !hasContact(text) && !PICTURE.test(name)) sentences.push(text);
      else if (text) this.unplaced[field] = [...(this.unplaced[field] ?? []), text];
    }
    return { ...entry, [OTHER_TEXTS]: sentences.join('\n') };
  }

  /** Returns the first entries of a list, up to `most`. All further entries are left out. */
  first<Item>(list: readonly Item[], most = list.length): readonly Item[] {
    const others = list.slice(most).map(shortened);
    if (others.length > 0) this.leave(words.most(most, others.join(', ')));
    return list.slice(0, most);
  }

  /**
   * Fits a value to its schema. Returns undefined if the value is empty or cannot be used. A long text is cut at a sentence or else
   * at a word. Signs that would be wrong Markdown are escaped. A list keeps as many valid entries as there is room for, and its long
   * texts are split.
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

/** Returns whether a text has at least three words and is neither a web address nor the name of a file. */
function isSentence(text: string): boolean {
  return /\p{L}\S*\s+\S+\s+\S/u.test(text) && !FILE.test(text);
}

/** Returns whether a text has a mail address, or a phone number, which has nine digits or starts with a plus. */
export function hasContact(text: string): boolean {
  return /\S@\S+\.\w|\+\d[\d\s().-]{6,}\d|(?:\d[\s().-]*){9}/.test(text);
}

/** Adds spaces after the signs in long words, as in «TypeScript/ JavaScript». */
function withBreaks(text: string): string {
  return text.replaceAll(/\S{31,}/g, (word) => word.replaceAll(/[/|,;:&+_-](?=\S)/g, '$& '));
}

/** Shortens a text that is longer than `length`, at the end of a sentence or else of a word. */
function cutToSentence(text: string, length: number): string {
  const start = text.slice(0, length - 1);
  if (text.length <= length) return text;
  return start.match(/^.{40,}[.!?](?=\s)/s)?.[0] ?? `${start.replace(/\s+\S*$/, '')}…`;
}

/** Returns the short text by which notes name a value. */
export function shortened(value: unknown): string {
  return cutToSentence(isEntry(value) ? nameOf(value) : `${value}`, 40);
}

function bare(schema: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
}

export function sampleOf(schema: v.GenericSchema): Sample {
  return v.getMetadata(bare(schema)) as Sample;
}
