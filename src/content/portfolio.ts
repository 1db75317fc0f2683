import { backToProjects, projectPath } from './pages';
import { projects } from './projects';
import { technologies } from './technologies';
import type { GalleryPicture, ProjectEntry, Technology } from './types';

/** An entry of `projects.ts` with its path and its technologies. Lists that the entry leaves out are there, too. */
export interface Project extends Omit<ProjectEntry, 'technologies'> {
  path: string;
  technologies: readonly Technology[];
  keywords: readonly string[];
  results: readonly string[];
  gallery: readonly GalleryPicture[];
}

/** What the owner did in a project, and when, as far as that is known. */
export function roleAndYear({ role, year }: Project): string | undefined {
  return [role, year].filter(Boolean).join(', ') || undefined;
}

/** The projects before and after one, round from the last to the first; of two projects each is the other's next. */
export function neighboursOf(project: Project, projects: readonly Project[]): { previous?: Project; next?: Project } {
  const index = projects.indexOf(project);
  return {
    ...(projects.length > 2 && { previous: projects.at(index - 1) }),
    ...(projects.length > 1 && { next: projects[(index + 1) % projects.length] }),
  };
}

const technologiesLabel = 'Tecnologías del proyecto';

export const portfolio = {
  heading: 'PORTAFOLIO DE IMPLEMENTACIONES',
  linkLabel: 'Leer más...',
  technologiesLabel,
  projects: projects.map(
    (entry): Project => ({
      ...entry,
      path: projectPath(entry.id),
      technologies: entry.technologies.flatMap((name) => technologies.filter((technology) => technology.name === name)),
      keywords: entry.keywords ?? [entry.title, ...entry.technologies],
      results: entry.results ?? [],
      gallery: entry.gallery ?? [],
    }),
  ),
};

export const projectPage = {
  back: backToProjects,
  share: { share: 'Compartir', copied: 'Enlace copiado', failed: 'Copia este enlace:' },
  visitLabel: 'Ver sitio',
  codeLabel: 'Ver código',
  /** Shown where there is no public address. */
  privateLabel: 'Uso interno',
  technologiesLabel,
  /** In the order in which they are shown. */
  facts: { role: 'Rol', year: 'Año', client: 'Cliente', duration: 'Duración' },
  results: 'Resultados',
  gallery: {
    name: 'Imágenes del proyecto',
    position: '{n} de {total}',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    close: 'Cerrar',
  },
  neighbours: { name: 'Más proyectos', previous: 'Proyecto anterior', next: 'Proyecto siguiente' },
  notFound: 'Proyecto no encontrado',
  notFoundText: 'El proyecto solicitado no existe en el portafolio.',
};
