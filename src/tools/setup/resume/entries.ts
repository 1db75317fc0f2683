import { linksIn, plainItem, plainText } from './plainText';
import { isSample } from './samples';

/** A value of the file and where it is, such as `work[2].highlights[0]`. */
export interface Place {
  path: string;
  text?: string;
}

export type Value = Required<Place>;

/** Says in a sentence what became of a value. */
export type Tell = (place: Place, sentence: string) => void;

/** An entry of a file that may hold anything. A field may have several names, of which the first that says something counts. */
export interface Entry {
  path: string;
  /** Whether the file has only a text in its place. */
  isText: boolean;
  /** As it is written, for dates and addresses. */
  raw(...names: string[]): Value | undefined;
  /** Plain text in one line. */
  line(...names: string[]): Value | undefined;
  /** Plain text whose lines are kept. */
  prose(...names: string[]): Value | undefined;
  /** A list of plain texts. */
  lines(name: string): Value[];
  /** An entry. If it is only a text, that stands for the field `textIs`. */
  entry(name: string, textIs?: string): Entry;
  /** A list of such entries. */
  entries(name: string, textIs?: string): Entry[];
  /** Tells the fields that nobody has asked for. */
  finish(): void;
}

/** Characters of the longest text that is read. */
const LONGEST = 30_000;
/** What people write where there is nothing to write. */
const NOTHING = /^(?:[-–—.·_]{0,9}|n\/?a|null|undefined)$/i;
/** Controls, halves of characters, and what is not seen between letters. */
const UNSEEN = /[^\P{Cc}\n\t\r]|\p{Cs}|[\u00AD\u200B\u2060\uFEFF]/gu;

export const NO_PLACE = 'no tiene lugar en el sitio';

export function entryAt(value: unknown, path: string, tell: Tell, textIs = ''): Entry {
  const isText = typeof value === 'string' && textIs !== '';
  const fields = new Map<string, unknown>(isText ? [[textIs, value]] : isEntry(value) ? Object.entries(value) : []);
  const asked = new Set<string>();
  const placeOf = (name: string) => (isText ? path : path ? `${path}.${name}` : name);

  function take(name: string): unknown {
    asked.add(name);
    return fields.get(name);
  }

  function raw(...names: string[]): Value | undefined {
    const [found, ...others] = names.flatMap((name) => textAt(take(name), placeOf(name), tell) ?? []);
    for (const other of others)
      if (other.text !== found?.text) tell(other, `no se usa, porque ya lo dice ${found?.path}`);
    return found;
  }

  const prose = (...names: string[]) => inPlainText(raw(...names), tell);

  function listAt(name: string): unknown[] {
    const value = take(name);
    if (Array.isArray(value)) return value;
    if (!isNothing(value)) tell({ path: placeOf(name) }, 'no es una lista, y queda fuera');
    return [];
  }

  return {
    path,
    isText,
    raw,
    prose,
    line: (...names) => inOneLine(prose(...names)),
    lines: (name) =>
      listAt(name).flatMap(
        (item, index) =>
          inOneLine(inPlainText(textAt(item, `${placeOf(name)}[${index}]`, tell), tell, plainItem)) ?? [],
      ),
    entry: (name, textIs) =>
      checkedEntry(take(name), placeOf(name), tell, textIs) ?? entryAt(undefined, placeOf(name), tell),
    entries: (name, textIs) =>
      listAt(name).flatMap((item, index) => checkedEntry(item, `${placeOf(name)}[${index}]`, tell, textIs) ?? []),
    finish() {
      for (const [name, value] of fields) {
        if (!asked.has(name) && !isNothing(value)) tell({ path: placeOf(name), text: shownText(value) }, NO_PLACE);
      }
    },
  };
}

function checkedEntry(value: unknown, path: string, tell: Tell, textIs?: string): Entry | undefined {
  if (isNothing(value)) return undefined;
  if (isEntry(value) || (textIs && typeof value === 'string')) return entryAt(value, path, tell, textIs);
  tell({ path }, 'no tiene la forma debida, y queda fuera');
  return undefined;
}

function textAt(value: unknown, path: string, tell: Tell): Value | undefined {
  if (isNothing(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') {
    tell({ path }, 'no es un texto, y queda fuera');
    return undefined;
  }
  const text = `${value}`.replaceAll(UNSEEN, '').trim();
  if (isSample(text)) {
    tell({ path, text }, 'es de un ejemplo, y queda fuera');
    return undefined;
  }
  if (text.length > LONGEST) tell({ path }, `se lee hasta el carácter ${LONGEST}`);
  return NOTHING.test(text) ? undefined : { path, text: text.slice(0, LONGEST) };
}

function inPlainText(value: Value | undefined, tell: Tell, plain = plainText): Value | undefined {
  if (!value) return undefined;
  const text = plain(value.text);
  if (withoutSpace(text) !== withoutSpace(value.text)) tell(value, 'queda como texto sin formato');
  for (const link of linksIn(value.text)) tell({ ...value, text: link }, 'se enlaza desde el texto, y queda fuera');
  return NOTHING.test(text) ? undefined : { ...value, text };
}

const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '');

function inOneLine(value: Value | undefined): Value | undefined {
  return value && { ...value, text: value.text.replaceAll(/\s+/g, ' ') };
}

/** Whether a value says nothing. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return NOTHING.test(value.trim());
  if (Array.isArray(value)) return value.every((item) => !isEntry(item) && !Array.isArray(item) && isNothing(item));
  return value === undefined || value === null || (isEntry(value) && Object.keys(value).length === 0);
}

/** A text for a sentence about a value; none for what is no text, which may be of any depth. */
function shownText(value: unknown): string | undefined {
  return typeof value === 'object' ? undefined : `${value}`;
}

export function isEntry(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
