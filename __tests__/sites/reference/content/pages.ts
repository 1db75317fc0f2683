import type { FormerPaths, Pages } from '#content/schema';

/** Path and label of the navigation's pages, in its order. */
export const pages = {
  home: { path: '/', label: 'Inicio' },
  about: { path: '/about', label: 'Sobre mí' },
  projects: { path: '/projects', label: 'Portafolio' },
  contact: { path: '/contact', label: 'Contactos' },
} satisfies Pages;

/** Paths that pages had before, with those that they have now: `{ '/projects': '/work' }`. Old links then lead to the page. */
export const formerPaths: FormerPaths = { '/portfolio': '/projects' };
