import type { Translation } from '#content/schema';

export const about: Translation['about']['about'] = { statement: 'I code.', paragraphs: ['I make sites.'] };
