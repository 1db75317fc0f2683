/** The texts of a file that may hold anything. */
import { load } from 'cheerio/slim';
import { isEntry } from '../../build/check/texts';
import { inOneLine, sentence } from '../read';

export type Entry = Record<string, unknown>;

/** What people write where there is nothing to write. */
const NOTHING = /^(?:[-–—.·_]*|n\/?a|null|undefined)$/i;
/** What an entry of a list begins with. */
const MARK = /^(?:[•·▪◦‣*–-]|\d{1,2}[.)])\s+/u;

/** A text as it is written; that of an entry is its name, that of a list its texts. Empty if a value says nothing. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return itemsIn(value).join(', ');
  if (isEntry(value)) return textOf(value.name);
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';
  return NOTHING.test(text) ? '' : text;
}

/** The first field that says something. */
export function fieldOf(entry: Entry, ...names: string[]): string {
  return names.map((name) => textOf(entry[name])).find(Boolean) ?? '';
}

/** Reads a field that has several names: JSON Resume's, and those of its former versions and of LinkedIn. */
export function said(...names: string[]) {
  return (entry: Entry) => inOneLine(plainText(fieldOf(entry, ...names)));
}

/** The first text of an entry, by which people know it. */
export function nameOf(entry: Entry): string {
  return inOneLine(fieldOf(entry, 'name', ...Object.keys(entry))).slice(0, 60);
}

/** Entries of a list, of which each may be only a name. */
export function entriesIn(value: unknown): Entry[] {
  const items: unknown[] = [value].flat();
  return items.flatMap((item) => (isEntry(item) ? [item] : textOf(item) ? [{ name: item }] : []));
}

/** A list of texts, of which each may be several. */
export function itemsIn(value: unknown): string[] {
  return [value].flat().flatMap((item) => Object.values(partsOf(textOf(item))).flat());
}

/** The paragraphs in which an entry describes itself, and its highlights. */
export function summaryIn(entry: Entry): { paragraphs: string[]; items: string[] } {
  const { paragraphs, items } = partsOf(fieldOf(entry, 'summary', 'description'));
  return { paragraphs: paragraphs.map(sentence), items: [...items, ...itemsIn(entry.highlights)] };
}

/** A text without HTML and without the links and emphasis of Markdown. Its lines are kept. */
function plainText(text: string): string {
  // `Map<string, number>` is text.
  const isMarkup = /<\/[a-z]|<br\b/i.test(text);
  const lines = text.replaceAll(/<li\b/gi, '\n• $&').replaceAll(/<(?:br|p|div)\b/gi, '\n$&');
  const bare = isMarkup ? load(lines, null, false).root().text() : text;
  return bare.replaceAll(/!?\[([^[\]]+)\]\(\S+?\)+/g, '$1').replaceAll('**', '');
}

/** The paragraphs of a text and the entries of its list, which may be in one line. */
function partsOf(text: string): { paragraphs: string[]; items: string[] } {
  const lines = plainText(text).split('\n').flatMap(listed).map(inOneLine).filter(Boolean);
  return {
    paragraphs: lines.filter((line) => !MARK.test(line)),
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
