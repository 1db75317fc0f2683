/**
 * A text with marks such as links: the list of its marks and of the strings between them. A text without marks is a single string.
 */
export type RunningText = string | readonly (string | Mark)[];

export interface Mark extends Link {
  kind: 'strong' | 'em' | 'code' | 'link';
  text: RunningText;
}

/** The target of a link: the path of a page, or an address. */
export interface Link {
  to?: string;
  href?: string;
}

/** Returns the target for an address in a text, or undefined if a text must not have this address. */
export type LinkTo = (address: string) => Link | undefined;

/** Returns the text without markup. */
export function plainText(text: RunningText): string {
  return [text]
    .flat()
    .map((part) => (typeof part === 'string' ? part : plainText(part.text)))
    .join('');
}

/** Returns the paragraphs of a text, which are separated by line breaks. */
export function inParagraphs(text = ''): string[] {
  return text.split(/\s*\n\s*/).filter(Boolean);
}
