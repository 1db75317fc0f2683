import { distance } from 'fastest-levenshtein';
import * as v from 'valibot';

/** The pictures in `src/assets`, by path without extension. */
export type Pictures = Record<string, Omit<BuiltPicture, 'file'> | undefined>;

/** Width in pixels at which a folder's pictures are shown: the minimum for photographs. SVGs scale to any size. */
const PLACES: Record<string, number> = { projects: 1344, illustrations: 440, services: 170, technologies: 75 };

/** The minimum for a photograph higher than wide, as of a phone's screen, which is shown in a narrow frame. */
const PORTRAIT = 720;

/** Length in characters of the longest word that fits a heading on a phone. */
const LONGEST_WORD = 30;

/** An entry with these fields. Of one that is missing, it is said what it must be. */
export function object<Entries extends v.ObjectEntries>(
  entries: Entries,
  whole = `an entry with ${Object.keys(entries).join(', ')}`,
) {
  return v.object(entries, ({ path }: v.ObjectIssue) => {
    const missing = entries[String(path?.[0].key)];
    const [issue] = (missing && v.safeParse(missing, undefined).issues) ?? [];
    return issue?.message ?? whole;
  });
}

export function colours(names: readonly string[]) {
  const colour = check(
    (value) => /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value),
    'a colour in hexadecimal, such as #ff5a45',
  );
  return object(Object.fromEntries(names.map((name) => [name, colour])), `colours by name, such as ${names[0]}`);
}

/** A number or a range of an axis of a variable font. */
export function axis(least: number, most: number, message: string) {
  const number = v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
  const range = v.pipe(
    v.object({ min: number, max: number }, message),
    v.check(({ min, max }) => min <= max, message),
  );
  return v.pipe(
    v.unknown(),
    v.check((value) => v.is(typeof value === 'number' ? number : range, value), message),
  );
}

/** Values by the names of axes. */
export function axes(value: v.GenericSchema) {
  const message = 'values by the names of axes, such as { "wdth": 100 }';
  return v.pipe(
    v.record(v.string(), value, message),
    v.check((values) => Object.keys(values).every((name) => /^[A-Za-z\d]{4}$/.test(name)), message),
  );
}

export function check(isRight: (text: string) => boolean, message: v.ErrorMessage<v.CheckIssue<string>>) {
  return v.pipe(v.string('a text'), v.check(isRight, message));
}

/** The name of a picture in a folder of `src/assets`. */
export function picture(folder: string, pictures: Pictures) {
  return v.pipe(
    check(
      (name) => pictures[folder + name] !== undefined,
      ({ input }) => {
        const nearest = nearestName(input, folder, pictures);
        return `a picture in src/assets/${folder}, without its extension${nearest ? `, such as ${nearest}` : ''}`;
      },
    ),
    v.check(
      (name) => isWideEnough(folder + name, pictures),
      ({ input }) => {
        const key = folder + input;
        return `a picture at least ${leastWidth(key, pictures)} pixels wide; this one has ${pictures[key]?.width}`;
      },
    ),
  );
}

/** A text of up to `length` characters. */
export function text(length: number) {
  return check((value) => value.trim() !== '' && value.length <= length, `a text of 1 to ${length} characters`);
}

/** A text that is shown large, so that a long word would not fit a phone. */
export function heading(length: number) {
  return v.pipe(
    text(length),
    v.check(
      (value) => value.split(/\s+/).every((word) => word.length <= LONGEST_WORD),
      `without words of more than ${LONGEST_WORD} characters`,
    ),
  );
}

export function list<Item extends v.GenericSchema>(item: Item, least: number, most: number) {
  const message = `a list of ${least} to ${most}`;
  return v.pipe(v.array(item, message), v.minLength(least, message), v.maxLength(most, message));
}

export function isHttps(url: string): boolean {
  return (
    /^https:\/\/[^\s/.]+\.[^\s/][^\s\p{Cc}\\]*$/u.test(url) &&
    url.length <= 300 &&
    URL.canParse(url) &&
    new URL(url).username === ''
  );
}

/** Whether the calendar has a day written `YYYY-MM-DD`. `Date` reads 31 April as 1 May. */
function exists(date: string): boolean {
  const day = new Date(`${date}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date;
}

export function isPastDate(date: string): boolean {
  return exists(date) && date > '1900' && new Date(`${date}T00:00Z`).getTime() < Date.now();
}

export function pastDateMessage(date: string): string {
  const isWritten = /^\d{4}-\d\d-\d\d$/.test(date);
  return isWritten && !exists(date)
    ? 'a day that exists, which this one does not'
    : 'a day of the past as YYYY-MM-DD, such as 1990-12-31';
}

/** Whether a project can have been finished in a year, or will be in the next one. */
export function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= 1990 && year <= new Date().getFullYear() + 1;
}

/** A field of a value that may be anything. */
export function fieldOf(value: unknown, field: string): unknown {
  return Object(value)[field];
}

/** A field of each entry of a list that may be anything. */
export function fieldsOf(list: unknown, field: string): unknown[] {
  return Array.isArray(list) ? list.map((entry) => fieldOf(entry, field)) : [];
}

export function isOnce<Value>(value: Value, values: readonly Value[]): boolean {
  return values.indexOf(value) === values.lastIndexOf(value);
}

function isWideEnough(name: string, pictures: Pictures): boolean {
  const picture = pictures[name];
  return !picture?.widths || picture.width >= leastWidth(name, pictures);
}

function leastWidth(name: string, pictures: Pictures): number {
  const picture = pictures[name];
  const [folder = ''] = name.split('/');
  const least = PLACES[folder] ?? 0;
  return picture && picture.height > picture.width ? Math.min(least, PORTRAIT) : least;
}

/** The picture of a folder whose name is most like `name`. */
function nearestName(name: string, folder: string, pictures: Pictures): string | undefined {
  const candidates = Object.keys(pictures).filter((key) => key.startsWith(folder));
  const [nearest] = candidates.sort((a, b) => distance(a, folder + name) - distance(b, folder + name));
  return nearest?.slice(folder.length);
}
