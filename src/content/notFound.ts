import { backToProjects } from './pages';

export const notFound = {
  code: '404',
  title: 'Página no encontrada',
  text: 'La página que buscas no existe o ha sido eliminada.',
  back: backToProjects,
};
