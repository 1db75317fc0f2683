import type { Portfolio } from './schema';

/** The page of all projects. */
export const portfolio: Portfolio = {
  heading: 'PORTAFOLIO DE IMPLEMENTACIONES',
  linkLabel: 'Leer más...',
  technologiesLabel: 'Tecnologías del proyecto',
};
