import { HOME, NO_PAGE } from './paths';

/** Path and label of the navigation's pages, in its order. */
export const pages = {
  home: { path: HOME, label: 'Inicio' },
  about: { path: '/about', label: 'Sobre mí' },
  projects: { path: '/projects', label: 'Portafolio' },
  contact: { path: '/contact', label: 'Contactos' },
};

/** Path of the page for unknown addresses below the portfolio. */
export const NO_PROJECT = pages.projects.path + NO_PAGE;

export function projectPath(id: number): string {
  return `${pages.projects.path}/${id}`;
}

export const backToProjects = { label: 'Atrás', path: pages.projects.path };
