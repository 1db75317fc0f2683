import type { Portfolio } from '#content/schema';

/** The page of all projects. */
export const portfolio: Portfolio = {
  heading: 'PORTAFOLIO DE IMPLEMENTACIONES',
  linkLabel: 'Leer más...',
  technologiesLabel: 'Tecnologías del proyecto',
};
