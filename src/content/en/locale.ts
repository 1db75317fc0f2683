import type { Translation } from '../schema';

/** The language of every text in this folder. */
export const locale: Translation['locale']['locale'] = {
  /** As in `editions` of `owner.ts`. */
  tag: 'en',
  /** For social networks. */
  openGraph: 'en_US',
  question: { opening: '', closing: '?' },
  quotation: { opening: '“', closing: '”' },
};

export const edition: Translation['locale']['edition'] = { label: 'English version' };
