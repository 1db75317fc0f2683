import type { NotFound, ProjectNotFound } from '#content/schema';

export const notFound: NotFound = {
  code: '404',
  title: 'Página no encontrada',
  text: 'La página que buscas no existe o ha sido eliminada.',
  back: 'Atrás',
};

/** For the address of a project that is not there. */
export const projectNotFound: ProjectNotFound = {
  title: 'Proyecto no encontrado',
  text: 'El proyecto solicitado no existe en el portafolio.',
  back: 'Atrás',
};
