import { backToProjects, projectPath } from './pages';
import { projects } from './projects';
import { technologies } from './technologies';
import type { ProjectEntry, Technology } from './types';

/** An entry of `projects.ts` with its path and its technologies. */
export interface Project extends Omit<ProjectEntry, 'technologies'> {
  path: string;
  technologies: readonly Technology[];
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
  notFound: 'Proyecto no encontrado',
  notFoundText: 'El proyecto solicitado no existe en el portafolio.',
};
