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

export const backToProjects = { label: 'Atrás', path: pages.projects.path };
