import type { Curriculum, Editions, Owner } from './schema';

/** The site's owner. */
export const owner: Owner = {
  name: 'Nombre Apellido',
  familyName: 'Apellido',
  role: 'Full Stack developer',
  profession: 'desarrollador full stack',
  skills: [
    'HTML',
    'CSS',
    'JavaScript',
    'ReactJS',
    'Redux',
    'Bootstrap',
    'Node.js',
    'Express',
    'Sequelize',
    'PostgreSQL',
    'WordPress',
  ],
  birthDate: '1998-05-14',
  city: 'Ciudad de Panamá',
  country: 'Panamá',
  region: 'PA',
  illustrations: {
    hero: 'Ilustración de un tucán dibujado con tres líneas de colores, posado sobre líneas de código',
    skyline:
      'Ilustración de la Ciudad de Panamá dibujada con líneas: el Puente de las Américas, los rascacielos y el Biomuseo frente al mar',
    map: 'Mapa de Panamá dibujado con líneas, con un marcador en la Ciudad de Panamá',
  },
  phone: '+507 6000-0000',
  email: 'hola@example.com',
  profiles: [
    { network: 'Instagram', url: 'https://example.com/instagram' },
    { network: 'LinkedIn', url: 'https://example.com/linkedin' },
    { network: 'X', url: 'https://example.com/x' },
    { network: 'GitHub', url: 'https://example.com/github' },
  ],
  siteUrl: 'https://example.com/',
  contactForm: { service: 'php' },
};

/**
 * For `cv.pdf` and `resume.json`. The about page shows the languages, if there are several, and the interests. All skills by
 * subject take the place of those above, such as
 *
 *     skills: [{ heading: 'Frontend', items: ['React (avanzado)', 'CSS'] }, { heading: 'Backend', items: ['Node.js'] }],
 *     interests: ['Aikido', 'Fotografía'],
 */
export const curriculum: Curriculum = {
  experience: [
    {
      title: 'Desarrollo frontend',
      time: 'más de dos años',
      text: 'Interfaces en React y en WordPress, adaptadas al teléfono y accesibles con teclado y lector de pantalla.',
    },
    {
      title: 'Desarrollo backend',
      time: 'un año',
      text: 'API en Node.js y Express con PostgreSQL y Sequelize; formularios y envío de correo en PHP.',
    },
    {
      title: 'Hospedaje y mantenimiento',
      time: 'en cada proyecto',
      text: 'Dominios, hospedaje, actualizaciones y migraciones entre servidores sin interrumpir el servicio.',
    },
  ],
  studies: [{ title: 'Nombre de la carrera', time: 'año de egreso', text: 'Nombre de la institución' }],
  languages: ['Español'],
};

/**
 * What may stay of the example, which `npm run release` refuses and `npm run doctor` names otherwise: fields as they name them,
 * such as `projects[2].url`, and pictures, such as `illustrations/map`.
 */
export const kept: readonly string[] = [];

/**
 * The languages of the site, that of these files first. Each other one, such as `'en'`, is a folder beside them, whose pages are
 * built to `dist/en/`. What the site itself says in a language is in `src/words`.
 */
export const editions: Editions = ['es'];
