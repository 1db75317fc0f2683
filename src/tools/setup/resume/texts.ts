/** Reads the texts of a résumé, whose values can be of any type. */
import { load } from 'cheerio/slim';
import { escaped, readMarkdown } from '../../../schema/markdown';
import { plainText } from '../../../schema/runningText';
import { isEntry } from '../../build/check/texts';
import { inOneLine, sentence } from '../read';

export type Entry = Record<string, unknown>;

/** The fields that can contain the name of an entry. */
export const NAMES = ['name', 'company', 'organization', 'institution', 'title', 'label'];
/** The field that receives the sentences of fields without a place on the site. */
export const OTHER_TEXTS = 'others';
/** The fields that can contain the description of an entry. */
export const TEXTS = ['summary', 'description', OTHER_TEXTS];
/** The fields that can contain the highlights of an entry. */
export const ITEMS = ['highlights', 'achievements', 'responsibilities'];

/** A text that means an empty field. */
const NOTHING = /^(?:[-–—.·_]*|n\/?a|null|undefined)$/i;
/** An emoji, which `cv.pdf` cannot draw, with the space before the emoji. */
export const EMOJI =
  / ?(?:\p{Emoji_Presentation}(?:[\uFE0F\u{1F3FB}-\u{1F3FF}]|\u200D\p{Extended_Pictographic})*|\p{Extended_Pictographic}\uFE0F)/gu;
/** The sign or the number at the start of an item of a list. */
const MARK = /^(?:[•·▪◦‣*–-]|\d{1,2}[.)])\s+/u;
const LINK = /(!?)\[([^[\]]+)\]\((\S+?)\)+/g;
/** The Markdown that is kept: a link, bold text, emphasis and code. */
const MARKUP =
  /(\[[^[\]]+\]\([^\s()]+\)|\*\*[^\s*](?:[^*]*[^\s*])?\*\*|(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|`[^`]+`)/;

/** Returns the text of a value: the name of an entry, or the joined texts of a list. Returns '' if the value has no text. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return itemsIn(value).join(', ');
  if (isEntry(value)) return firstTextOf(value, ...NAMES, ...Object.keys(value));
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}`.replaceAll(EMOJI, '').trim() : '';
  return NOTHING.test(text) ? '' : text;
}

/** Returns the text of the first field that is not empty. */
export function firstTextOf(entry: Entry, ...names: string[]): string {
  return names.map((name) => textOf(entry[name])).find(Boolean) ?? '';
}

/** Returns the plain text (one line without markup) of the first field that is not empty. */
export function plainTextOf(entry: Entry, ...names: string[]): string {
  return inOneLine(bare(firstTextOf(entry, ...names)));
}

/** Returns the short text by which people recognise an entry. */
export function nameOf(entry: Entry): string {
  return inOneLine(textOf(entry)).slice(0, 60);
}

/** Returns the entries of a list that are not empty. A text in the list becomes an entry with that name. */
export function entriesIn(value: unknown): Entry[] {
  const items: unknown[] = [value].flat();
  return items.flatMap((item) => (textOf(item) ? [isEntry(item) ? item : { name: item }] : []));
}

/** Returns the texts of a list. A text that contains a list is split. */
export function itemsIn(value: unknown): string[] {
  return [value].flat().flatMap((item) => Object.values(partsOf(withDetails(item))).flat());
}

/** Returns the text of a value. The text of an entry is its name with its other texts, as in «Go (avanzado)». */
export function withDetails(value: unknown): string {
  if (!isEntry(value)) return textOf(value);
  const [name = '', ...details] = Object.values(value).flatMap((part) => textOf(part) || []);
  return details.length > 0 ? `${name} (${details.join(', ')})` : name;
}

/** Returns the description of an entry in paragraphs, and its highlights. */
export function summaryIn(entry: Entry): { paragraphs: string[]; items: string[] } {
  const texts = TEXTS.flatMap((name) => [entry[name]].flat().map(textOf));
  const { paragraphs, items } = partsOf([...new Set(texts)].join('\n'));
  const highlights = ITEMS.flatMap((name) => itemsIn(entry[name]));
  return { paragraphs: paragraphs.map(sentence), items: [...items, ...highlights] };
}

/** Splits paragraphs into the first sentence, up to a length, and the rest. */
export function leadOf([first = '', ...others]: readonly string[], length?: number): { lead: string; rest: string[] } {
  // The least length keeps an abbreviation from ending the sentence, as in «Soy Ing. en Sistemas».
  const [sentence = first] = first.match(/^.{12,}?[.!?…]+(?=\s)/) ?? [];
  const [lead = '', ...pieces] = piecesOf(sentence, length);
  return { lead, rest: [...pieces, first.slice(sentence.length).trim(), ...others].filter(Boolean) };
}

/** Splits a text into pieces of up to `length` characters, at the end of a sentence or else of a word. */
export function piecesOf(text: string, length = text.length): string[] {
  if (text.length <= length) return [text];
  const start = text.slice(0, length + 1);
  const [piece] = start.match(/^.+[.!?](?=\s)/s) ?? start.match(/^.+(?=\s)/s) ?? [start.slice(0, length)];
  return [piece, ...piecesOf(text.slice(piece.length).trim(), length)];
}

/** Joins paragraphs to one running text, in which each line is a paragraph. */
export function linesOf(paragraphs: readonly string[]): string {
  return paragraphs.filter(Boolean).map(running).join('\n');
}

/** Converts a text to a running text, in which Markdown is read: links and emphasis stay, and all other signs are escaped. */
export function running(text: string): string {
  const linked = text.replaceAll(LINK, (_, picture, label, address) => {
    const url = address.replace(/^http:/i, 'https:');
    return picture || !/^https:\/\/[^()]+$/.test(url) ? label : `[${label}](${url})`;
  });
  return linked
    .split(MARKUP)
    .map((part, index) => (index % 2 === 1 || readAs(part).trim() === part.trim() ? part : escaped(part)))
    .join('');
}

/** Returns the text that a reader would see, or '' if the text has Markdown that the site refuses. */
function readAs(text: string): string {
  try {
    return plainText(readMarkdown(text, () => ({})));
  } catch {
    return '';
  }
}

/** Removes HTML, links and emphasis from a text. */
export function bare(text: string): string {
  return readAs(running(withoutHtml(text))) || text;
}

/** Removes HTML from a text, and keeps the lines. */
function withoutHtml(text: string): string {
  // A text such as `Map<string, number>` is no HTML.
  const isMarkup = /<\/[a-z]|<br\b/i.test(text);
  const lines = text.replaceAll(/<li\b/gi, '\n• $&').replaceAll(/<(?:br|p|div)\b/gi, '\n$&');
  return isMarkup ? load(lines, null, false).root().text() : text;
}

/** The end of a line inside a sentence: a long line without punctuation at its end, before a line that starts with a small letter. */
const WRAP = /^(.{40,}[\p{L}\p{N},])\n(?=\p{Ll})/gmu;

/** Splits a text into paragraphs and the items of a list. The list can be in one line. */
function partsOf(text: string): { paragraphs: string[]; items: string[] } {
  const lines = withoutHtml(text).replaceAll(WRAP, '$1 ').split('\n').flatMap(listed).map(inOneLine).filter(Boolean);
  return {
    paragraphs: lines.filter((line) => !MARK.test(line)).map((line) => line.replace(/^#+ /, '')),
    items: lines.flatMap((line) => (MARK.test(line) ? line.replace(MARK, '') : [])),
  };
}

/**
 * Splits a line that contains a list, such as «Llevé la tienda. • Pagos • Envíos» or «- Llevé la tienda - Cobré los pagos». The
 * line «React - Node - CSS» stays whole, because its parts are single words.
 */
function listed(line: string): string[] {
  const [dotted, dashed] = [line.split(/(?:^|\s+)•\s*/), line.split(/(?:^|\s+)-\s+/)];
  const isList = dashed.length > 2 && dashed.every((part) => part === '' || part.trim().includes(' '));
  const [lead = '', ...items] = dotted.length > 1 ? dotted : isList ? dashed : [line];
  return [lead, ...items.map((item) => `• ${item}`)];
}
