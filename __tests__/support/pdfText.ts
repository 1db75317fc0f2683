import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';
import { answerWith } from './helper';

type Page = PDFPageProxy;

type Element = Awaited<ReturnType<Page['getStructTree']>>;

/** Roles of the structure without a meaning for readers. */
const LAYOUT = ['Root', 'Document', 'Div'];

/** The texts, the structure and the properties of a PDF. */
export interface PdfText {
  totalPages: number;
  text: string;
  /** The texts in the order of the structure: for each text its roles from the outermost, the text, and the addresses of its links. */
  tagged: string[][];
  /** The texts and links outside of the structure. */
  untagged: string[];
  /** The roles of the last text of each page. */
  ends: (string | undefined)[];
  info: Record<string, string | undefined>;
}

/** Whether an element is a part of a text with another style. */
function isMarked({ role, children }: Element): boolean {
  return role === 'Span' || children.some((child) => 'role' in child && isMarked(child));
}

answerWith(async (file = ''): Promise<PdfText> => {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  const told: PdfText = { totalPages, text, tagged: [], untagged: [], ends: [], info };
  for (let number = 1; number <= totalPages; number++) {
    const { tagged, untagged } = await readPage(await pdf.getPage(number));
    told.ends.push(tagged.at(-1)?.[0]);
    told.tagged.push(...tagged);
    told.untagged.push(...untagged);
  }
  return told;
});

async function readPage(page: Page) {
  const contents: Map<string, string> = new Map();
  const untagged: string[] = [];
  const marks: string[] = [];
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    const mark = marks.findLast(Boolean);
    if ('type' in item) {
      if (item.type === 'endMarkedContent') marks.pop();
      else marks.push(item.id);
    } else if (mark) contents.set(mark, `${contents.get(mark) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    else if (item.str.trim()) untagged.push(item.str);
  }
  const links = new Map<string, string>((await page.getAnnotations()).map(({ id, unsafeUrl }) => [id, unsafeUrl]));

  const used = new Set<string>();

  const idsIn = ({ children }: Element): string[] =>
    children.flatMap((child) =>
      'role' in child ? (isMarked(child) ? idsIn(child) : []) : 'id' in child ? child.id : [],
    );

  const tag = (element: Element, parents: string[] = []): string[][] => {
    const { role, children } = element;
    const roles = LAYOUT.includes(role) ? parents : [...parents, role];
    const ids = children.some((child) => 'id' in child) ? idsIn(element) : [];
    for (const id of ids) used.add(id);
    // Each line and each font of a text is a part.
    const parts = ids.map((id) => contents.get(id) ?? '');
    const text = parts.join('').replace(/\s+/g, ' ').trim();
    const others = children.filter((child) => 'role' in child && !(text && isMarked(child)));
    const inner = others.flatMap((child) => ('role' in child ? tag(child, roles) : []));
    return text ? [[roles.join(' '), text, ...ids.flatMap((id) => links.get(id) ?? [])], ...inner] : inner;
  };
  const root = await page.getStructTree();
  const tagged = root ? tag(root) : [];
  const left = [...contents, ...links].flatMap(([id, text]) => (used.has(id) ? [] : text));
  return { tagged, untagged: [...untagged, ...left] };
}
