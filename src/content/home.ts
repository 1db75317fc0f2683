import { chatUrl } from './chat';
import { owner } from './owner';
import { pages } from './pages';
import { services as serviceEntries } from './services';
import { slides } from './slides';
import { technologies } from './technologies';

export const hero = {
  greeting: 'Hola, soy',
  name: owner.name,
  role: owner.role,
  skillsIntro: 'Creo sitios y aplicaciones web de principio a fin con',
  skills: owner.skills,
  cvLabel: 'Ver Curriculum',
  cvUrl: 'cv.pdf',
  image: {
    name: 'illustrations/hero',
    alt: 'Ilustración de un tucán dibujado con tres líneas de colores, posado sobre líneas de código',
  },
};

export const services = {
  heading: 'SOPORTE',
  linkLabel: 'Saber más...',
  items: serviceEntries.map(({ title, image, request }) => ({
    title,
    image: `services/${image}`,
    chatUrl: chatUrl(`Hola, me interesa ${request}.`),
  })),
};

export const projectCarousel = {
  heading: 'ALGUNOS DE MIS PROYECTOS',
  link: { label: 'Ver más', path: pages.projects.path },
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
  slides,
};

export const aboutTeaser = {
  heading: 'SOBRE MÍ',
  birthDate: owner.birthDate,
  /** Template: `{age}` is the owner's age in years. */
  lead: `Tengo {age} años y vivo en ${owner.country}.`,
  /** A no-break space keeps the profession's last two words on one line. */
  intro: `Soy ${owner.profession.replace(/ (?=\S+$)/, '\u00a0')}:`,
  offer: 'diseño experiencias intuitivas para quien usa el sitio y sistemas escalables para quien lo mantiene.',
  link: { label: 'Leer más', path: pages.about.path },
};

export const technologyCarousel = {
  heading: 'TECNOLOGÍAS QUE USO',
  labels: {
    name: 'Tecnologías que uso',
    carousel: 'carrusel',
    previous: 'Tecnologías anteriores',
    next: 'Tecnologías siguientes',
    pause: 'Pausar',
    resume: 'Reanudar',
  },
  technologies,
};
