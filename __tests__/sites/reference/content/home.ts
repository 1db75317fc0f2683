import type { AboutTeaser, Hero, ProjectCarousel, TechnologyCarousel } from '#content/schema';

export const hero: Hero = {
  greeting: 'Hola, soy',
  skills: 'Creo sitios y aplicaciones web de principio a fin con {skills}.',
  cvLabel: 'Ver Curriculum',
  image: {
    name: 'illustrations/hero',
    alt: 'Ilustración de un tucán dibujado con tres líneas de colores, posado sobre líneas de código',
  },
};

export const projectCarousel: ProjectCarousel = {
  heading: 'ALGUNOS DE MIS PROYECTOS',
  link: 'Ver más',
  labels: {
    name: 'Algunos de mis proyectos',
    carousel: 'carrusel',
    slide: 'diapositiva',
    position: '{n} de {total}',
    previous: 'Proyecto anterior',
    next: 'Proyecto siguiente',
    pause: 'Pausar',
    resume: 'Reanudar',
  },
};

export const aboutTeaser: AboutTeaser = {
  heading: 'SOBRE MÍ',
  /** `{age}` is the owner's age in years. */
  lead: 'Tengo {age} años y vivo en {country}.',
  intro: 'Soy {profession}:',
  offer: 'diseño experiencias intuitivas para quien usa el sitio y sistemas escalables para quien lo mantiene.',
  link: 'Leer más',
};

export const technologyCarousel: TechnologyCarousel = {
  heading: 'TECNOLOGÍAS QUE USO',
  labels: {
    name: 'Tecnologías que uso',
    carousel: 'carrusel',
    previous: 'Tecnologías anteriores',
    next: 'Tecnologías siguientes',
    pause: 'Pausar',
    resume: 'Reanudar',
  },
};
