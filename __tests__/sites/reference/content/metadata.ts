import type { MetadataTexts } from '#content/schema';

/**
 * What search engines and social networks show. Of the titles, from the full one to the shortest, the first is used that
 * search engines show whole. Keywords are completed with the owner's skills or the titles of projects.
 */
export const metadata: MetadataTexts = {
  siteName: '{name}, {role}',
  /** The alternative text of the picture that is shared with a page. */
  imageAlt: 'Tarjeta: {title}',
  /** By the names in `pages.ts`. */
  pages: {
    home: {
      titles: ['{name} | {role} en {country}', '{name} | {role}', '{name}'],
      description: 'Portafolio de {name}, {profession} en {country}: proyectos, servicios, tecnologías y contacto.',
      keywords: ['{profession}', '{profession} en {country}', 'portafolio'],
    },
    about: {
      titles: ['{label} | {name}'],
      description: 'Quién es {name}, {profession}. {statement}',
      keywords: ['sobre mí', '{profession}'],
    },
    projects: {
      titles: ['{label} | {name}'],
      description: 'Los proyectos de {name}: lo que resuelve cada uno y las tecnologías con que está hecho.',
      keywords: ['portafolio', 'proyectos'],
    },
    contact: {
      titles: ['{label} | {name}'],
      description:
        'Escribe a {name} para hablar de tu proyecto: formulario, teléfono, chat y redes sociales. Atiendo desde {city}.',
      descriptionWithoutPhone:
        'Escribe a {name} para hablar de tu proyecto: formulario, correo y redes sociales. Atiendo desde {city}.',
      keywords: ['contacto', 'contratar {profession}', '{profession} en {country}', 'cotización'],
    },
  },
  project: { titles: ['{title} | {name}', '{title}'] },
  notFound: { titles: ['{title} | {name}'], keywords: ['página no encontrada'] },
  projectNotFound: { titles: ['{title}'], keywords: ['proyecto no encontrado'] },
  loadError: { titles: ['{title} | {name}', '{title}'], keywords: ['error'] },
  /** Below the title on home's picture for social networks. */
  shareSubtitle: '{role} en {country}',
};
