import type { Services } from './schema';

/** The services on the home page. */
export const services: Services = [
  { title: 'Asesoría técnica', image: 'parrot', request: 'el servicio de asesoría técnica' },
  { title: 'Resolución de problemas', image: 'frog', request: 'el servicio de resolución de problemas' },
  {
    title: 'Optimización de rendimiento',
    image: 'hummingbird',
    request: 'el servicio de optimización de rendimiento',
  },
  {
    title: 'Mantenimiento y actualizaciones',
    image: 'turtle',
    request: 'el servicio de mantenimiento y actualizaciones',
  },
];
