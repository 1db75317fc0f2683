import type { FormerPaths, Pages } from '../../../../src/content/schema';

/** The pages, in the order of the navigation. */
export const pages = {
  home: { path: '/' },
  about: { path: '/about' },
  projects: { path: '/projects' },
  contact: { path: '/contact' },
} satisfies Pages;

/** The former paths of pages, with their present paths. */
export const formerPaths: FormerPaths = { '/portfolio': '/projects' };
