import { buffer } from 'node:stream/consumers';
import layout from '@react-pdf/layout';
import render from '@react-pdf/render';
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer';
import PDFDocument, { type StructureElement } from 'pdfkit';
import { escapeHtml } from '../pages/escapeHtml';

declare module '@react-pdf/renderer' {
  interface NodeProps {
    /** The element's roles in the document structure, which screen readers use; the outermost first. */
    tag?: 'H1' | 'H2' | 'H3' | 'L' | 'LI LBody' | 'P' | 'Sect';
  }
}

/** The library's node for an element, before or after layout. */
interface PdfNode {
  type: string;
  props?: { tag?: string; src?: string; wrap?: boolean; element?: StructureElement; paint?: () => void };
  value?: string;
  children?: PdfNode[];
  lines?: unknown[];
  box?: { left: number; top: number; width: number; height: number };
}

/* The two steps of the library's `renderToBuffer`. Their types lack the arguments that it passes. */
const layOut = layout as (document: PdfNode, fonts: typeof Font) => Promise<PdfNode>;
const draw = render as unknown as (file: PDFDocument, document: PdfNode) => void;

/**
 * Replaces the library's `renderToBuffer`, which cannot tag files. Everything with a `tag`, and every link, becomes
 * an element of the document structure, in source order. Everything else that is drawn is an artifact.
 */
export async function renderTagged(
  document: React.ReactElement<DocumentProps>,
): Promise<{ file: Buffer; pages: number }> {
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
      // The default is the current time, which would make every file different.
      CreationDate: new Date(BUILD_DATE),
    },
  });
  file.addElements(root);
  const pages = await layOut(root, Font);
  draw(file, file.withMarks(pages));
  return { file: await buffer(file), pages: pages.children?.length ?? 0 };
}

class TaggedDocument extends PDFDocument {
  /** Must be called before layout, so that a node split at a page break stays one element. */
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
    // Its element is ended after its first part, so it must not be split at a page break.
    if (type === 'LINK') props.wrap = false;
    for (const child of children) this.addElementsTo(element, child);
  }

  /** Surrounds the texts and links of the structure with invisible nodes that begin and end marked content. */
  withMarks(document: PdfNode): PdfNode {
    this.on('pageAdded', () => this.markContent('Artifact'));
    return { ...document, children: document.children?.flatMap((page) => this.marked(page)) };
  }

  private marked(node: PdfNode): PdfNode[] {
    const element = node.props?.element;
    const isLink = node.type === 'LINK';
    // A page break that splits a text also splits the one beside it, into a part with all lines and one without.
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
      // When the element ends, pdfkit records the current page as that of the link.
      if (isLink) element.end();
    });
    // As a `LINK`, the library would annotate it a second time, outside the structure.
    return [begin, isLink ? { ...node, type: 'VIEW' } : node, end];
  }

  private addLink(structParent: StructureElement, node: PdfNode) {
    const { props, box } = node;
    if (!props?.src || !box) return;
    // pdfkit writes a primitive string as a PDF name, and a `String` object as a string.
    this.link(box.left, box.top, box.width, box.height, props.src, { structParent, Contents: Object(textOf(node)) });
  }

  /** Escapes the properties, which pdfkit does not do when it writes them as XML. */
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
