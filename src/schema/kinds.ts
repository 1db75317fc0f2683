/**
 * The kinds of values that `src/content/schema.ts` combines, such as texts, addresses and lists, each as a schema. The error
 * message of a schema completes the sentence "… must be". The metadata of a schema describe its values (see `Sample`) for the
 * setup and the tests.
 */
import * as v from 'valibot';
import { readMarkdown } from './markdown';
import { type LinkTo, plainText } from './runningText';
import { LEAST_SCREENSHOT, PORTRAIT } from './screenshots';

/** The pictures in `src/assets`, by path without extension. */
export type Pictures = Record<string, Omit<BuiltPicture, 'file'> | undefined>;

/** The metadata of a schema: the limits and other properties of its values. */
export interface Sample {
  /** The length in characters of the longest text. */
  length?: number;
  /** The length in characters of the longest word in a text. */
  longestWord?: number;
  /** The smallest and the largest number, or the shortest and the longest list. */
  limits?: readonly [number, number];
  /** Whether the value is the same in every language. */
  isFact?: boolean;
  /** Whether the value is a text with Markdown. */
  isRunning?: boolean;
}

declare const FACT: unique symbol;

/** The part that `fact` adds to the type of a schema. */
export interface Fact {
  readonly [FACT]: true;
}

/** Marks a schema as a fact. A fact is the same in every language, so translations leave out facts. */
export function fact<Schema extends v.GenericSchema>(schema: Schema): Schema & Fact {
  return v.pipe(schema, v.metadata({ isFact: true })) as unknown as Schema & Fact;
}

/** The least width in pixels of a folder's photographs. SVGs scale to any size. */
const PLACES: Record<string, number> = {
  projects: LEAST_SCREENSHOT,
  illustrations: 440,
  services: 170,
  technologies: 75,
};

/** The length in characters of the longest word that fits a heading on a phone. */
const LONGEST_WORD = 30;

type Text = v.GenericSchema<string>;

const anyText: Text = v.string('a text');

/** Returns the schema of a text for which `isRight` returns true. */
export function check(
  isRight: (text: string) => boolean,
  message: v.ErrorMessage<v.CheckIssue<string>>,
  schema: Text = anyText,
  sample: Sample = {},
): Text {
  return v.pipe(schema, v.check(isRight, message), v.metadata({ ...v.getMetadata(schema), ...sample }));
}

/** The pattern of links and bold text in Markdown, which only running texts can have. */
const MARKDOWN = /\[[^[\]]+\]\([^()\s]+\)|\*\*[^\s*].*?\*\*/;

/** Returns the schema of a text of up to `length` characters, which is shown as it is written. */
export function text(length: number): Text {
  const message = 'a text without links and bold text, which only running texts such as paragraphs can have';
  return check((value) => !MARKDOWN.test(value), message, sized(length));
}

/** Returns the schema of a text that is shown large, without words that are too long for a phone. */
export function heading(length: number): Text {
  return check(
    (value) => value.split(/\s+/).every((word) => word.length <= LONGEST_WORD),
    `a text without words of more than ${LONGEST_WORD} characters`,
    text(length),
    { longestWord: LONGEST_WORD },
  );
}

/**
 * Returns the schema of a text with links, bold text, emphasis and code in Markdown.
 *
 * @param shown The schema of the text without Markdown.
 * @param split Splits the text into parts, such as paragraphs.
 */
export function runningText(shown: Text, linkTo: LinkTo, split = (written: string) => [written]): Text {
  const faultIn = (written: string) => {
    try {
      const read = split(written).map((part) => plainText(readMarkdown(part, linkTo)));
      return v.safeParse(shown, read.join('\n')).issues?.[0].message;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const sample = { ...v.getMetadata(shown), isRunning: true };
  return check(
    (written) => !faultIn(written),
    ({ input }) => `${faultIn(input)}`,
    anyText,
    sample,
  );
}

/** Returns the schema of any text of up to `length` characters. */
export function sized(length: number): Text {
  const isRight = (value: string) => value.trim() !== '' && value.length <= length;
  return check(isRight, `a text of 1 to ${length} characters`, anyText, { length });
}

export function oneOf(values: readonly string[], message: string): Text {
  return check((value) => values.includes(value), message);
}

/** Returns the schema of the name of a picture in a folder of `src/assets`. */
export function picture(folder: string, pictures: Pictures): Text {
  const names = Object.keys(pictures).flatMap((key) => (key.startsWith(folder) ? key.slice(folder.length) : []));
  const exists = check(
    (name) => pictures[folder + name] !== undefined,
    ({ input }) => {
      const { name } = nearest(input, names);
      return `a picture in src/assets/${folder}, without its extension${name && `, such as ${name}`}`;
    },
  );
  return check(
    (name) => isWideEnough(folder + name, pictures),
    ({ input }) => {
      const key = folder + input;
      return `a picture at least ${leastWidth(key, pictures)} pixels wide (this picture has ${pictures[key]?.width} pixels)`;
    },
    exists,
  );
}

/** Returns the name that has the longest start in common with a wrong name, and the length of this start. */
function nearest(wrong: string, names: readonly string[]) {
  const shared = (name: string) => [...`${name} `].findIndex((letter, index) => letter !== wrong[index]);
  const [name = ''] = names.toSorted((a, b) => shared(b) - shared(a));
  return { name, length: shared(name) };
}

function isWideEnough(name: string, pictures: Pictures): boolean {
  const picture = pictures[name];
  // A poster has the width of its video, so its width has no limit.
  return !picture?.avif || picture.video !== undefined || picture.width >= leastWidth(name, pictures);
}

function leastWidth(name: string, pictures: Pictures): number {
  const picture = pictures[name];
  const [folder = ''] = name.split('/');
  const least = PLACES[folder] ?? 0;
  return picture && picture.height > picture.width ? Math.min(least, PORTRAIT) : least;
}

/** The message for a wrong address. */
export const ADDRESS = 'an address that starts with https://, such as https://github.com/ana';

export const link = check(isHttps, ADDRESS);

export function isHttps(url: string): boolean {
  return (
    /^https:\/\/[^\s/.]+\.[^\s/][^\s\p{Cc}\\]*$/u.test(url) &&
    url.length <= 300 &&
    URL.canParse(url) &&
    new URL(url).username === ''
  );
}

/** Returns whether an address in a text leads away from the site. */
export function isOutside(address: string): boolean {
  return isHttps(address) || /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/.test(address);
}

export const pastDate = check(
  (date) => exists(date) && date > '1900' && new Date(date).getTime() < Date.now(),
  'an existing day, month or year in the past, such as 1990-12-31, 1990-12 or 1990',
);

/** Returns whether the calendar has a date such as `1990-12-31`, `1990-12` or `1990`. `Date` alone reads 31 April as 1 May. */
function exists(date: string): boolean {
  const day = new Date(/^\d{4}(-\d\d){0,2}$/.test(date) ? date : Number.NaN);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** Returns the schema of an entry's number. The numbers of all entries are 1, 2, 3 and so on, in any order. */
export function position(ids: readonly unknown[]): v.GenericSchema<number> {
  return v.pipe(
    count(1, ids.length, `one of the numbers 1 to ${ids.length}`),
    v.check((id) => isOnce(id, ids), 'a number that no other project has'),
  );
}

/** A year, or a year and a month, in the past. */
export const month = check(
  (date) =>
    /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(date) && date > '1900' && date <= new Date().toISOString().slice(0, date.length),
  "a year or a month in the past, in quotation marks, such as '2021' or '2021-03'",
);

export function count(
  least: number,
  most: number,
  message = `a whole number from ${least} to ${most}`,
): v.GenericSchema<number> {
  return v.pipe(
    v.number(message),
    v.check((number) => Number.isInteger(number) && number >= least && number <= most, message),
    v.metadata({ limits: [least, most] }),
  );
}

/** The year in which a project was or will be finished, up to the next year. */
export const year = count(
  1990,
  new Date().getFullYear() + 1,
  'a year from 1990 on, without quotation marks, such as 2025',
);

/** Returns the schema of an entry with these fields and no others. The message for a missing field says what the field must be. */
export function object<Entries extends v.ObjectEntries>(
  entries: Entries,
  whole = `an entry with the fields ${Object.keys(entries).join(', ')}`,
) {
  return v.strictObject(entries, missingIn(entries, whole));
}

/** Returns fields with these names, which all have the schema `kind`. */
export function each<Kind extends v.GenericSchema, Name extends string | number>(kind: Kind, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, Kind>;
}

/** Returns the schema of an entry with these fields and any other fields of one kind. */
export function openObject<Entries extends v.ObjectEntries, Other extends v.GenericSchema>(
  entries: Entries,
  other: Other,
) {
  const known = Object.keys(entries).join(', ');
  return v.objectWithRest(entries, other, missingIn(entries, `entries by name, among them ${known}`));
}

function missingIn(entries: v.ObjectEntries, whole: string) {
  return ({ path }: v.StrictObjectIssue | v.ObjectWithRestIssue) => {
    if (!path) return whole;
    const key = String(path[0].key);
    const missing = entries[key];
    if (!missing) {
      const { name, length } = nearest(key, Object.keys(entries));
      const proposed = length > 2 ? ` Did you mean \`${name}\`?` : '';
      return `there is no field \`${key}\`.${proposed} The fields are ${Object.keys(entries).join(', ')}`;
    }
    const [issue] = v.safeParse(missing, undefined).issues ?? [];
    return issue?.message ?? whole;
  };
}

export type List<Item extends v.GenericSchema> = v.GenericSchema<readonly v.InferOutput<Item>[]> & {
  readonly item: Item;
};

export function list<Item extends v.GenericSchema>(item: Item, least: number, most: number): List<Item> {
  const message = `a list of ${least} to ${most} entries`;
  return v.pipe(
    v.array(item, message),
    v.minLength(least, message),
    v.maxLength(most, message),
    v.metadata({ limits: [least, most] }),
  );
}

export const listOf = <Entries extends v.ObjectEntries>(least: number, most: number, entries: Entries) =>
  list(object(entries), least, most);

export function isOnce<Value>(value: Value, values: readonly Value[]): boolean {
  return values.indexOf(value) === values.lastIndexOf(value);
}

export function colours<Name extends string>(names: readonly Name[]) {
  const message = 'a colour in hexadecimal, such as #ff5a45';
  const isColour = (value: string) => /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value);
  const colour = check(isColour, message, v.string(message));
  return object(each(colour, ...names), `colours by name, such as ${names[0]}`);
}

/** The value or the range of an axis of a variable font. */
type Axis = number | { min: number; max: number };

export function axis(least: number, most: number, message: string): v.GenericSchema<Axis> {
  const number = v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
  const range = v.pipe(
    v.object({ min: number, max: number }, message),
    v.check(({ min, max }) => min <= max, message),
  );
  return v.union([number, range], message);
}

/** Returns the schema of values by the names of axes. */
export function axes<Value extends v.GenericSchema>(value: Value) {
  const message = 'values by the names of axes, such as { "wdth": 100 }';
  return v.pipe(
    v.record(v.string(), value, message),
    v.check((values) => Object.keys(values).every((name) => /^[A-Za-z\d]{4}$/.test(name)), message),
  );
}
