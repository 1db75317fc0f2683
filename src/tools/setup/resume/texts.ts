/** The texts of a file that may hold anything. */
import { load } from 'cheerio/slim';
import { escaped, readMarkdown } from '../../../schema/markdown';
import { plainText } from '../../../schema/runningText';
import { isEntry } from '../../build/check/texts';
import { inOneLine, sentence } from '../read';

export type Entry = Record<string, unknown>;

/** Where an entry has its name. */
export const NAMES = ['name', 'company', 'organization', 'institution', 'title', 'label'];
/** Where an entry gets the sentences of fields that have no place of their own. */
export const OTHERS = 'others';
/** Where an entry describes itself. */
export const TEXTS = ['summary', 'description', OTHERS];
/** Where an entry has its highlights. */
export const ITEMS = ['highlights', 'achievements', 'responsibilities'];

/** What people write where there is nothing to write. */
const NOTHING = /^(?:[-–—.·_]*|n\/?a|null|undefined)$/i;
/** A picture in a text, which `cv.pdf` cannot draw, with the space before the picture. */
export const EMOJI =
  / ?(?:\p{Emoji_Presentation}(?:[\uFE0F\u{1F3FB}-\u{1F3FF}]|\u200D\p{Extended_Pictographic})*|\p{Extended_Pictographic}\uFE0F)/gu;
/** What an entry of a list begins with. */
const MARK = /^(?:[•·▪◦‣*–-]|\d{1,2}[.)])\s+/u;
const LINK = /(!?)\[([^[\]]+)\]\((\S+?)\)+/g;
/** What people mean as Markdown: a link, bold text, emphasis and code. */
const MARKUP =
  /(\[[^[\]]+\]\([^\s()]+\)|\*\*[^\s*](?:[^*]*[^\s*])?\*\*|(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|`[^`]+`)/;

/** A text as it is written; that of an entry is its name, that of a list its texts. Empty if a value says nothing. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return itemsIn(value).join(', ');
  if (isEntry(value)) return firstTextOf(value, ...NAMES, ...Object.keys(value));
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}`.replaceAll(EMOJI, '').trim() : '';
  return NOTHING.test(text) ? '' : text;
}

/** The first field that says something. */
export function firstTextOf(entry: Entry, ...names: string[]): string {
  return names.map((name) => textOf(entry[name])).find(Boolean) ?? '';
}

/** The same in one line, without markup. */
export function said(entry: Entry, ...names: string[]): string {
  return inOneLine(bare(firstTextOf(entry, ...names)));
}

/** The text of an entry by which people know it. */
export function nameOf(entry: Entry): string {
  return inOneLine(textOf(entry)).slice(0, 60);
}

/** Entries of a list that say something, of which each may be only a name. */
export function entriesIn(value: unknown): Entry[] {
  const items: unknown[] = [value].flat();
  return items.flatMap((item) => (textOf(item) ? [isEntry(item) ? item : { name: item }] : []));
}

/** A list of texts, of which each may be several. */
export function itemsIn(value: unknown): string[] {
  return [value].flat().flatMap((item) => Object.values(partsOf(withDetails(item))).flat());
}

/** The text of a value; that of an entry is its name with its other texts, as in «Go (avanzado)». */
export function withDetails(value: unknown): string {
  if (!isEntry(value)) return textOf(value);
  const [name = '', ...details] = Object.values(value).flatMap((part) => textOf(part) || []);
  return details.length > 0 ? `${name} (${details.join(', ')})` : name;
}

/** The paragraphs in which an entry describes itself, and its highlights. */
export function summaryIn(entry: Entry): { paragraphs: string[]; items: string[] } {
  const texts = TEXTS.flatMap((name) => [entry[name]].flat().map(textOf));
  const { paragraphs, items } = partsOf([...new Set(texts)].join('\n'));
  const highlights = ITEMS.flatMap((name) => itemsIn(entry[name]));
  return { paragraphs: paragraphs.map(sentence), items: [...items, ...highlights] };
}

/** The first sentence of some paragraphs, of up to a length, and the rest. */
export function leadOf([first = '', ...others]: readonly string[], length?: number): { lead: string; rest: string[] } {
  // It is longer than «Soy Ing.».
  const [sentence = first] = first.match(/^.{12,}?[.!?…]+(?=\s)/) ?? [];
  const [lead = '', ...pieces] = piecesOf(sentence, length);
  return { lead, rest: [...pieces, first.slice(sentence.length).trim(), ...others].filter(Boolean) };
}

/** A text in pieces of up to a length, which end at a sentence or else at a word. */
export function piecesOf(text: string, length = text.length): string[] {
  if (text.length <= length) return [text];
  const start = text.slice(0, length + 1);
  const [piece] = start.match(/^.+[.!?](?=\s)/s) ?? start.match(/^.+(?=\s)/s) ?? [start.slice(0, length)];
  return [piece, ...piecesOf(text.slice(piece.length).trim(), length)];
}

/** Paragraphs in lines, as running texts are written. */
export function linesOf(paragraphs: readonly string[]): string {
  return paragraphs.filter(Boolean).map(running).join('\n');
}

/** A text as running texts are written: links and emphasis stay, and no other sign is taken for Markdown. */
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

/** What a reader would read, or nothing if the text has what no running text may have. */
function readAs(text: string): string {
  try {
    return plainText(readMarkdown(text, () => ({})));
  } catch {
    return '';
  }
}

/** A text without HTML, links and emphasis. */
export function bare(text: string): string {
  return readAs(running(withoutHtml(text))) || text;
}

/** A text without HTML. Its lines are kept. */
function withoutHtml(text: string): string {
  // `Map<string, number>` is text.
  const isMarkup = /<\/[a-z]|<br\b/i.test(text);
  const lines = text.replaceAll(/<li\b/gi, '\n• $&').replaceAll(/<(?:br|p|div)\b/gi, '\n$&');
  return isMarkup ? load(lines, null, false).root().text() : text;
}

/** The paragraphs of a text and the entries of its list, which may be in one line. */
function partsOf(text: string): { paragraphs: string[]; items: string[] } {
  const lines = withoutHtml(text).split('\n').flatMap(listed).map(inOneLine).filter(Boolean);
  return {
    paragraphs: lines.filter((line) => !MARK.test(line)).map((line) => line.replace(/^#+ /, '')),
    items: lines.flatMap((line) => (MARK.test(line) ? line.replace(MARK, '') : [])),
  };
}

/** «Llevé la tienda. • Pagos • Envíos» and «- Llevé la tienda - Cobré los pagos» in lines; «React - Node - CSS» stays whole. */
function listed(line: string): string[] {
  const [dotted, dashed] = [line.split(/(?:^|\s+)•\s*/), line.split(/(?:^|\s+)-\s+/)];
  const isList = dashed.length > 2 && dashed.every((part) => part === '' || part.trim().includes(' '));
  const [lead = '', ...items] = dotted.length > 1 ? dotted : isList ? dashed : [line];
  return [lead, ...items.map((item) => `• ${item}`)];
}
