import { load } from 'cheerio/slim';

const TAGS =
  'a|abbr|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|script|small|span|strong|style|sub|sup|u|ul';
/** Starts no tag: `Map<string, number>` is text. */
const NO_TAG = new RegExp(String.raw`<(?!/?(?:${TAGS})(?:\s[^<>]*)?/?>)`, 'gi');
const NO_ENTITY = /&(?!#?\w+;)/g;
/** Its text and where it leads. */
const MARKDOWN_LINK = /!?\[([^[\]]+)\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/g;

/** A text without the tags of HTML and the links and emphasis of Markdown. Its lines are kept. */
export function plainText(text: string): string {
  return withoutTags(text.replaceAll(/\r\n?/g, '\n'))
    .replaceAll(MARKDOWN_LINK, '$1')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

/** Where the links of a text lead, unless its plain text says it. */
export function linksIn(text: string): string[] {
  const $ = markupOf(text);
  const inHtml = $('a[href]').map((_, link) => $(link).attr('href'));
  const inMarkdown = [...withoutTags(text).matchAll(MARKDOWN_LINK)].map(([, , target = '']) => target);
  const plain = plainText(text);
  return [...inHtml.toArray(), ...inMarkdown].filter((target) => !plain.includes(target));
}

function markupOf(text: string) {
  return load(text.replaceAll(NO_ENTITY, '&amp;').replaceAll(NO_TAG, '&lt;'), null, false);
}

function withoutTags(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const $ = markupOf(text);
  $('script, style').remove();
  $('br').replaceWith('\n');
  $('li').prepend('\n• ');
  $('p, div, blockquote, pre, h1, h2, h3, h4, h5, h6, ul, ol').after('\n');
  return $.root().text();
}

/** What an entry of a list begins with. */
const MARK = /^(?:[•·▪◦‣*–-]|\d{1,2}[.)])\s+/u;

/** A plain text that is an entry of a list, without its mark. */
export function plainItem(text: string): string {
  return plainText(text).replace(MARK, '');
}

/** The paragraphs of a text and the entries of a list in it. */
export function partsOf(text: string): { paragraphs: string[]; items: string[] } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return {
    paragraphs: lines.filter((line) => !MARK.test(line)),
    items: lines.flatMap((line) => (MARK.test(line) ? line.replace(MARK, '') : [])),
  };
}

const segmenter = new Intl.Segmenter('es', { granularity: 'sentence' });

export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}
