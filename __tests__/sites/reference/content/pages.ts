import type { FormerPaths, Pages } from '../../../../src/content/schema';

/** The pages, in the order of the navigation. */
export const pages = {
  home: { path: '/' },
  about: { path: '/about' },
  projects: { path: '/projects' },
  contact: { path: '/contact' },
} satisfies Pages;

/** Paths that pages had before, with those that they have now: `{ '/projects': '/work' }`. Old links then lead to the page. */
export const formerPaths: FormerPaths = { '/portfolio': '/projects' };
