import type { Quote } from '../content/schema';
import { inParagraphs, plainText, type RunningText } from '../schema/runningText';
import type { EditionData } from './editionData';

/** The words of another person about the owner's work, in quotation marks. */
export interface Quotation extends Omit<Quote, 'text'> {
  paragraphs: readonly RunningText[];
  /** Whether the quotation is set smaller than a statement. */
  isLong: boolean;
}

/** The number of characters up to which a quotation is set as large as a statement. */
const STATEMENT = 300;

/** The pattern of a quotation that the owner has written with quotation marks. */
const MARKED = /^["“«]([^"“”«»]+)["”»]$/;

export function quotationOf({ text, ...person }: Quote, { words: { quotation }, running }: EditionData): Quotation {
  const said = text.replace(MARKED, '$1');
  const paragraphs = inParagraphs(quotation.opening + said + quotation.closing).map(running);
  return { ...person, paragraphs, isLong: plainText(paragraphs.flat()).length > STATEMENT };
}
