/** A text in parts; one without markup is a string. */
export type RunningText = string | readonly (string | Mark)[];

/** A part that is marked up. */
export interface Mark extends Link {
  kind: 'strong' | 'em' | 'code' | 'link';
  text: RunningText;
}

/** Where a link leads: to the page at a path, or to an address. */
export interface Link {
  to?: string;
  href?: string;
}

/** Where an address in a text leads; undefined if no text may have it. */
export type LinkTo = (address: string) => Link | undefined;

/** What a reader reads. */
export function plainText(text: RunningText): string {
  return [text]
    .flat()
    .map((part) => (typeof part === 'string' ? part : plainText(part.text)))
    .join('');
}

/** The lines of a text that is written in paragraphs. */
export function inParagraphs(text = ''): string[] {
  return text.split(/\s*\n\s*/).filter(Boolean);
}
