/** Prints what a PDF says: `pdfText.ts cv.pdf` gives its pages, texts, structure and properties as JSON. */

import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';

export type Page = PDFPageProxy;

export type Element = Awaited<ReturnType<Page['getStructTree']>>;

const pdf = await getDocumentProxy(new Uint8Array(await readFile(process.argv[2] ?? '')));
const { totalPages, text } = await extractText(pdf, { mergePages: true });
const { info } = await getMeta(pdf);
const tagged = [];
const untagged = [];
/** The roles of each page's last text, and the texts of each that are not within its margins. */
const ends: (string | undefined)[] = [];
const outside: string[] = [];
for (let number = 1; number <= totalPages; number++) {
  const page = await readPage(await pdf.getPage(number));
  ends.push(page.tagged.at(-1)?.[0]);
  outside.push(...page.outside);
  const [last, first] = [tagged.at(-1), page.tagged[0]];
  // A paragraph at the top of a page is the rest of the one that ended the page before.
  if (last && first?.[0]?.endsWith(' P') && last[0] === first[0]) last[1] += ` ${page.tagged.shift()?.[1]}`;
  tagged.push(...page.tagged);
  untagged.push(...page.untagged);
}
console.log(
  JSON.stringify({ totalPages, text, tagged, untagged, ends, outside, info, marks: await pdf.getMarkInfo() }),
);

/**
 * `tagged` are the page's texts in the order of the structure, each after its roles, the outermost first, and before the
 * address that it leads to; `untagged` are its texts and links outside of the structure.
 */
async function readPage(page: Page) {
  const contents: Map<string, string> = new Map();
  const untagged: string[] = [];
  const outside: string[] = [];
  const marks: string[] = [];
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    const mark = marks.findLast(Boolean);
    if ('str' in item && item.str.trim() && !isInside(item)) outside.push(item.str);
    if ('type' in item) {
      if (item.type === 'endMarkedContent') marks.pop();
      else marks.push(item.id);
    } else if (mark) contents.set(mark, `${contents.get(mark) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    else if (item.str.trim()) untagged.push(item.str);
  }
  for (const { id, unsafeUrl } of await page.getAnnotations()) contents.set(id, unsafeUrl);

  const take = (id: string) => {
    const content = contents.get(id) ?? '';
    contents.delete(id);
    return content.trim();
  };
  const tag: (element: Element, parents: string[]) => string[][] = ({ role, children }, parents): string[][] => {
    const roles = [...parents, role];
    const own = children.flatMap((child) => ('id' in child ? take(child.id) : []));
    const inner = children.flatMap((child) => ('role' in child ? tag(child, roles) : []));
    return own.length > 0 ? [[roles.join(' '), ...own], ...inner] : inner;
  };
  const root = await page.getStructTree();
  return { tagged: root ? tag(root, []) : [], untagged: [...untagged, ...contents.values()], outside };
}

/** Whether a text is within the margins of an A4 page, as exactly as the library places texts. The lower one has the page's number. */
function isInside({ transform, width }: { transform: number[]; width: number }): boolean {
  const [left = 0, bottom = 0] = transform.slice(4);
  return left >= 41 && left + width <= 595 - 39 && bottom >= 21;
}
