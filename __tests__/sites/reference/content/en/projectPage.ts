import type { Translation } from '#content/schema';

/** The page of each project, whose own texts are in `projects.ts`. */
export const projectPage: Translation['projectPage']['projectPage'] = {
  back: 'Back',
  share: { share: 'Share', copied: 'Link copied', failed: 'Copy this link:' },
  visitLabel: 'Visit site',
  codeLabel: 'View code',
  /** Shown where there is no public address. */
  privateLabel: 'Internal use',
  technologiesLabel: 'Project technologies',
  /** In the order in which they are shown. */
  facts: { role: 'Role', year: 'Year', client: 'Client', duration: 'Duration' },
  results: 'Results',
  gallery: {
    name: 'Project images',
    position: '{n} of {total}',
    previous: 'Previous image',
    next: 'Next image',
    close: 'Close',
  },
  neighbours: { name: 'More projects', previous: 'Previous project', next: 'Next project' },
};
