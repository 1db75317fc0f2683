import { buffer } from 'node:stream/consumers';
import layout from '@react-pdf/layout';
import render from '@react-pdf/render';
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer';
import PDFDocument, { type StructureElement } from 'pdfkit';
import { escapeHtml } from './escapeHtml';

declare module '@react-pdf/renderer' {
  interface NodeProps {
    /** What a group, a text or a link is to a screen reader: its roles in the document's structure, the outermost first. */
    tag?: 'H1' | 'H2' | 'H3' | 'L' | 'LI LBody' | 'P' | 'Sect';
  }
}

/** What the library makes of an element, before and after it is laid out. */
interface PdfNode {
  type: string;
  props?: { tag?: string; src?: string; wrap?: boolean; element?: StructureElement; paint?: () => void };
  value?: string;
  children?: PdfNode[];
  lines?: unknown[];
  box?: { left: number; top: number; width: number; height: number };
}

/* The library's `renderToBuffer` consists of these; their types leave out what it calls them with. */
const layOut = layout as (document: PdfNode, fonts: typeof Font) => Promise<PdfNode>;
const draw = render as unknown as (file: PDFDocument, document: PdfNode) => void;

/**
 * Does what the library's `renderToBuffer` does, and tags the file, which that cannot: whatever has a `tag`, and every
 * link, is an element of the document's structure, in the order of the source. All else that is drawn is an artifact.
 */
export async function renderTagged(document: React.ReactElement<DocumentProps>): Promise<Buffer> {
  const { document: root } = pdf(document).container;
  const { title, author, subject, creator, producer, language }: DocumentProps = root.props;
  const file = new TaggedDocument({
    tagged: true,
    subset: 'PDF/UA',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: creator,
      Producer: producer,
      // Without it the file says the second in which it was drawn, and no two are the same.
      CreationDate: new Date(BUILD_DATE),
    },
  });
  file.addElements(root);
  draw(file, file.withMarks(await layOut(root, Font)));
  return buffer(file);
}

class TaggedDocument extends PDFDocument {
  /** To be called before the layout: a node that it cuts at a page's end then stays one element. */
  addElements(document: PdfNode) {
    const root = this.struct('Document');
    this.addStructure(root);
    this.addElementsTo(root, document);
  }

  private addElementsTo(parent: StructureElement, { type, props = {}, children = [] }: PdfNode) {
    const roles = props.tag?.split(' ') ?? [];
    if (type === 'LINK') roles.push('Link');
    let element = parent;
    for (const role of roles) {
      const inner = this.struct(role);
      element.add(inner);
      element = inner;
    }
    if (element !== parent) props.element = element;
    // Its element ends with it, so it must not go on on another page.
    if (type === 'LINK') props.wrap = false;
    for (const child of children) this.addElementsTo(element, child);
  }

  /** Puts nodes that paint nothing, but begin and end what is marked, around all texts and links of the structure. */
  withMarks(document: PdfNode): PdfNode {
    this.on('pageAdded', () => this.markContent('Artifact'));
    return { ...document, children: document.children?.flatMap((page) => this.marked(page)) };
  }

  private marked(node: PdfNode): PdfNode[] {
    const element = node.props?.element;
    const isLink = node.type === 'LINK';
    // A text beside one that a page cuts is cut too: into all of its lines, and none.
    const isText = node.type === 'TEXT' && node.lines?.length;
    if (!element || !(isLink || isText)) {
      return [{ ...node, children: node.children?.flatMap((child) => this.marked(child)) }];
    }
    const begin = mark(() => {
      this.endMarkedContent();
      element.add(this.markStructureContent(element.dictionary.data.S));
      if (isLink) this.addLink(element, node);
    });
    const end = mark(() => {
      this.endMarkedContent();
      this.markContent('Artifact');
      // pdfkit notes the current page as the link's when its element ends.
      if (isLink) element.end();
    });
    // The library would give a link one more, outside of the structure.
    return [begin, isLink ? { ...node, type: 'VIEW' } : node, end];
  }

  private addLink(structParent: StructureElement, node: PdfNode) {
    const { props, box } = node;
    if (!props?.src || !box) return;
    // pdfkit writes a string that is no object as a name.
    this.link(box.left, box.top, box.width, box.height, props.src, { structParent, Contents: Object(textOf(node)) });
  }

  /** pdfkit writes the properties into XML as they are. */
  override endMetadata() {
    for (const [key, value] of Object.entries(this.info)) {
      if (typeof value === 'string') this.info[key] = escapeHtml(value);
    }
    super.endMetadata();
  }
}

function mark(paint: () => void): PdfNode {
  return { type: 'CANVAS', props: { paint }, box: { left: 0, top: 0, width: 1, height: 1 } };
}

function textOf({ value = '', children = [] }: PdfNode): string {
  return value + children.map(textOf).join('');
}
