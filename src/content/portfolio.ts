import { backToProjects } from './pages';
import { projects } from './projects';

const technologiesLabel = 'Tecnologías del proyecto';

export const portfolio = {
  heading: 'PORTAFOLIO DE IMPLEMENTACIONES',
  linkLabel: 'Leer más...',
  technologiesLabel,
  projects,
};

export const projectPage = {
  back: backToProjects,
  share: { share: 'Compartir', copied: 'Enlace copiado', failed: 'Copia este enlace:' },
  visitLabel: 'Ver sitio',
  technologiesLabel,
  notFound: 'Proyecto no encontrado',
  notFoundText: 'El proyecto solicitado no existe en el portafolio.',
};
