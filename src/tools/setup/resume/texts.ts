/** The texts of a file that may hold anything. */
import { load } from 'cheerio/slim';

export type Entry = Record<string, unknown>;

/** What people write where there is nothing to write. */
const NOTHING = /^(?:[-–—.·_]*|n\/?a|null|undefined)$/i;
/** Controls, halves of characters, and what is not seen between letters. */
const UNSEEN = /[^\P{Cc}\n\t\r]|\p{Cs}|[\u00AD\u200B\u2060\uFEFF]/gu;

const BREAK = /<br\s*\/?>|<\/(?:p|div|h[1-6]|ul|ol)>/gi;
/** Of HTML; `Map<string, number>` is text. */
const TAG =
  /<\/?(?:a|abbr|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/gi;
const MARKDOWN_LINK = /!?\[([^[\]]+)\]\([^()\s]+(?:\([^()\s]*\)[^()\s]*)*\)/g;
/** What an entry of a list begins with. */
const MARK = /^(?:[•·▪◦‣*–-]|\d{1,2}[.)])\s+/u;

export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text as it is written; that of an entry is its name. Empty if a value is no text or says nothing. */
export function textOf(value: unknown): string {
  if (isEntry(value) && typeof value.name === 'string') return textOf(value.name);
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = `${value}`.replaceAll(UNSEEN, '').trim();
  return NOTHING.test(text) ? '' : text;
}

/** Entries of a list, of which each may be only a name. */
export function entriesIn(value: unknown): Entry[] {
  return listIn(value).flatMap((item) => (isEntry(item) ? [item] : textOf(item) ? [{ name: item }] : []));
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The first field that says something. */
export function fieldOf(entry: Entry, ...names: string[]): string {
  return names.map((name) => textOf(entry[name])).find(Boolean) ?? '';
}

/** A text without the tags of HTML and the links and emphasis of Markdown. Its lines are kept. */
export function plainText(text: string): string {
  const unmarked = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(BREAK, '\n')
    .replaceAll(/<li\b[^<>]*>/gi, '\n• ')
    .replaceAll(TAG, '');
  const decoded = load(unmarked.replaceAll('<', '&lt;'), null, false).root().text();
  return decoded
    .replaceAll(MARKDOWN_LINK, '$1')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

/** The paragraphs of a text and the entries of its list, which may be in one line. */
export function partsOf(text: string): { paragraphs: string[]; items: string[] } {
  const lines = plainText(text)
    .split('\n')
    .flatMap(listed)
    .filter((line) => line.trim() !== '');
  return {
    paragraphs: lines.filter((line) => !MARK.test(line)),
    items: lines.flatMap((line) => (MARK.test(line) ? line.replace(MARK, '') : [])),
  };
}

/** «Llevé la tienda. • Pagos • Envíos» and «- Llevé la tienda - Cobré los pagos» in lines; «React - Node - CSS» stays whole. */
function listed(line: string): string[] {
  const [first = '', ...items] = line.split(/(?:^|\s+)•\s*/);
  if (items.length > 0) return [first, ...items.map((item) => `• ${item}`)];
  const [lead = '', ...others] = line.split(/(?:^|\s+)-\s+/);
  const isList = others.length > 1 && [lead, ...others].every((part) => part === '' || part.trim().includes(' '));
  return isList ? [lead, ...others.map((item) => `• ${item}`)] : [line];
}

/** A list of texts, of which each may be several. */
export function itemsIn(value: unknown): string[] {
  return listIn(value).flatMap((item) => {
    const { paragraphs, items } = partsOf(textOf(item));
    return [...paragraphs, ...items];
  });
}

const segmenter = new Intl.Segmenter('es', { granularity: 'sentence' });

export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}
