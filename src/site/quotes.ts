import type { Quote } from '../content/schema';
import { inParagraphs, plainText, type RunningText } from '../schema/runningText';
import type { Given } from './given';

/** What somebody says of the owner's work, in quotation marks. */
export interface Quotation extends Omit<Quote, 'text'> {
  paragraphs: readonly RunningText[];
  /** Whether it is set smaller than a statement. */
  isLong: boolean;
}

/** Characters of the longest quotation that is set as large as a statement. */
const STATEMENT = 300;

/** A quotation that is written with marks of its own. */
const MARKED = /^["“«]([^"“”«»]+)["”»]$/;

export function quotationOf({ text, ...person }: Quote, { words: { quotation }, running }: Given): Quotation {
  const said = text.replace(MARKED, '$1');
  const paragraphs = inParagraphs(quotation.opening + said + quotation.closing).map(running);
  return { ...person, paragraphs, isLong: plainText(paragraphs.flat()).length > STATEMENT };
}
