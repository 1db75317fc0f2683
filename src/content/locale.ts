import type { EditionTexts, Locale } from './schema';

/** The language of every text in this folder. */
export const locale: Locale = {
  /** Language tag (BCP 47): of the pages, and of the lists, names and capitals that the browser's `Intl` writes. */
  tag: 'es',
  /** For social networks; `{region}` is the code of the owner's country. */
  openGraph: 'es_{region}',
  /** What stands before and after a question. */
  question: { opening: '¿', closing: '?' },
  /** What stands around a quotation. */
  quotation: { opening: '«', closing: '»' },
};

/** How the other editions of the site, if there are any, name this one. */
export const edition: EditionTexts = { label: 'Versión en español' };
