import type { FormerPaths, Pages } from './schema';

/**
 * The pages, in the order of the navigation. To remove a page from the site, delete its line; home must stay. A `label` replaces
 * the page's label in `src/words`. `docs/changing.md` describes how to add a page of your own.
 */
export const pages = {
  home: { path: '/' },
  about: { path: '/about' },
  projects: { path: '/projects' },
  contact: { path: '/contact' },
} satisfies Pages;

/** The former paths of pages with the present paths: `{ '/projects': '/work' }`. Old links then lead to the page. */
export const formerPaths: FormerPaths = {};
