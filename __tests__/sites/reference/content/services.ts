import type { Services } from '../../../../src/content/schema';

/** The services on the home page. */
export const services: Services = [
  ['Asesoría técnica', 'parrot'],
  ['Resolución de problemas', 'frog'],
  ['Optimización de rendimiento', 'hummingbird'],
  ['Mantenimiento y actualizaciones', 'turtle'],
].map(([title = '', image = '']) => ({ title, image, request: `el servicio de ${title.toLowerCase()}` }));
