/** Path and label of the navigation's pages, in its order. */
export const pages = {
  home: { path: '/', label: 'Inicio' },
  about: { path: '/about', label: 'Sobre mí' },
  projects: { path: '/projects', label: 'Portafolio' },
  contact: { path: '/contact', label: 'Contactos' },
};

/** Paths of the pages for unknown addresses: in general, and below the portfolio. */
export const NO_PAGE = '/404';
export const NO_PROJECT = pages.projects.path + NO_PAGE;

export function projectPath(id: number): string {
  return `${pages.projects.path}/${id}`;
}

/** Folder of a page's own file, relative to the site; shared links point to it. */
export function folderOf(path: string): string {
  return `${path.slice(1)}/`;
}

export const backToProjects = { label: 'Atrás', path: pages.projects.path };
