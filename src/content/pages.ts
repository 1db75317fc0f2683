import type { FormerPaths, Pages } from './schema';

/**
 * The pages, in the order of the navigation. Delete a line, and that page is nowhere in the site; home stays. A `label` replaces
 * that of the language. `docs/changing.md` says how to add a page of your own.
 */
export const pages = {
  home: { path: '/' },
  about: { path: '/about' },
  projects: { path: '/projects' },
  contact: { path: '/contact' },
} satisfies Pages;

/** Paths that pages had before, with those that they have now: `{ '/projects': '/work' }`. Old links then lead to the page. */
export const formerPaths: FormerPaths = {};
