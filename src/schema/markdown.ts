/** The Markdown of running texts: links, bold, emphasis and code. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type LinkTo, type Mark, plainText, type RunningText } from './runningText';

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** The signs of Markdown. A text without these signs is not parsed, which saves time. */
const MARKDOWN_SIGNS = /[\\`*_[<#]/g;

/** The parts of Markdown that are turned off, so that a text can start with `2019. ` or `- `, for example. */
const LITERAL = [
  ...['blockQuote', 'characterReference', 'codeFenced', 'codeIndented', 'definition', 'htmlFlow', 'list'],
  ...['setextUnderline', 'thematicBreak'],
];

/** The pattern of a link that Markdown reads as plain text, such as `[text](address` without the last bracket. */
const UNENDED = /(?<!\\)\[[^[\]]*(?<!\\)\]\(.*/;

/** Reads a running text. Throws if the text has other Markdown or a link that leads nowhere. The error says what the text must be. */
export function readMarkdown(source: string, linkTo: LinkTo): RunningText {
  if (source.search(MARKDOWN_SIGNS) < 0) return source;
  const line = source.replaceAll(/[\r\n]+/g, ' ');
  const astray: string[] = [];

  function textOf(nodes: readonly Node[]): RunningText {
    const parts = nodes.map(partOf);
    return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
  }

  function partOf(node: Node): string | Mark {
    const written = line.slice(node.position?.start.offset, node.position?.end.offset);
    switch (node.type) {
      case 'text': {
        const [unended] = UNENDED.exec(written) ?? [];
        if (unended) throw unlike('links are written as [text](address)', unended);
        return node.value;
      }
      case 'inlineCode':
        return { kind: 'code', text: node.value };
      case 'strong':
        return { kind: 'strong', text: textOf(node.children) };
      case 'emphasis':
        return { kind: 'em', text: textOf(node.children) };
      case 'link': {
        const [link, text] = [linkTo(node.url), textOf(node.children)];
        if (node.title || !plainText(text).trim()) throw unlike('links are written as [text](address)', written);
        if (!link) astray.push(written);
        return { kind: 'link', ...link, text };
      }
      default:
        // The owner writes each backslash twice, because the texts are JavaScript strings.
        throw unlike('only Markdown is links, **bold**, *emphasis* and `code`, with \\\\ before other signs', written);
    }
  }

  const blocks = fromMarkdown(line, { extensions: [{ disable: { null: LITERAL } }] }).children;
  const text = textOf(blocks.flatMap((block) => (block.type === 'paragraph' ? block.children : block)));
  if (astray.length === 0) return text;
  throw unlike('links lead to https:// or mailto:, a page of the site or a file in public/', ...astray);
}

const unlike = (rule: string, ...written: string[]) =>
  new Error(`a text whose ${rule}, unlike ${written.map((part) => part.slice(0, 80)).join(' and ')}`);

/** Returns a text in which the signs of Markdown are escaped, so that pages show these signs. */
export function escaped(text: string): string {
  return text.replaceAll(MARKDOWN_SIGNS, '\\$&');
}
