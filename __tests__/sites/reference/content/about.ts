import type { About } from '../../../../src/content/schema';

/** The texts of the about page, and the offer on home. */
export const about: About = {
  statement:
    'Construyo aplicaciones web completas: interfaces que se sienten rápidas y servidores que responden sin sorpresas.',
  offer: 'diseño experiencias intuitivas para quien usa el sitio y sistemas escalables para quien lo mantiene.',
  paragraphs: [
    'Tengo más de dos años de experiencia en frontend y un año en backend. Llevo un proyecto de principio a fin: registro dominios, administro el hospedaje, doy mantenimiento a los sitios y los migro de un servidor a otro sin que dejen de atender visitas.',
    'Fuera de la pantalla practico deporte. El entrenamiento me enseñó lo que aplico al programar: constancia, trabajo en equipo y la paciencia de repetir hasta que sale bien.',
    'Sigo estudiando todos los días: arquitectura de software, bases de datos y accesibilidad. Mi meta es participar en productos que usen miles de personas y crecer hasta dirigir un equipo de desarrollo.',
  ],
};
