import type { Translation } from '#content/schema';

export const projects: Translation['projects']['projects'] = {
  1: {
    title: 'One',
    description: 'A site of one page.',
    imageAlt: 'Home',
    subtitle: 'Brief',
    paragraphs: ['It is brief.'],
  },
};

export const demos: Translation['projects']['demos'] = [];
