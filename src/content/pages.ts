/** The address and the name of every page that others link to. */
export const pages = {
  home: { path: '/', label: 'Inicio' },
  about: { path: '/about', label: 'Sobre mí' },
  projects: { path: '/projects', label: 'Portafolio' },
  contact: { path: '/contact', label: 'Contactos' },
};

export function projectPath(id: number): string {
  return `${pages.projects.path}/${id}`;
}

/** Where a page has a file of its own, relative to the site: what it is shared as. */
export function folderOf(path: string): string {
  return `${path.slice(1)}/`;
}

export const backToProjects = { label: 'Atrás', path: pages.projects.path };
