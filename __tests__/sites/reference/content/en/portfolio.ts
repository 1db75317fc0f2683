import type { Translation } from '#content/schema';

/** The page of all projects. */
export const portfolio: Translation['portfolio']['portfolio'] = {
  heading: 'PROJECT PORTFOLIO',
  linkLabel: 'Read more...',
  technologiesLabel: 'Project technologies',
};
