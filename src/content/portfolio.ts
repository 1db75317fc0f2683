import { pages } from './pages';
import { projects } from './projects';

const technologiesLabel = 'Tecnologías del proyecto';

export const portfolio = {
  heading: 'PORTAFOLIO DE IMPLEMENTACIONES',
  linkLabel: 'Leer más...',
  technologiesLabel,
  projects,
};

const back = { label: 'Atrás', path: pages.projects.path };

export const projectPage = {
  back,
  visitLabel: 'Ver sitio',
  technologiesLabel,
  notFound: 'Proyecto no encontrado',
  notFoundText: 'El proyecto solicitado no existe en el portafolio.',
};

export const notFound = {
  code: '404',
  title: 'Página no encontrada',
  text: 'La página que buscas no existe o ha sido eliminada.',
  back,
};
