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
 * Data for `cv.pdf` and `resume.json`. The about page shows the languages, if there are several, and the interests. In both
 * files, `skills` by subject replace the list of skills above. An example of skills and interests:
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
 * The fields and pictures of the example that you keep, such as `projects[2].url` or `illustrations/map`. Anything else that is left
 * of the example stops `npm run release` and is a fault for `npm run doctor`.
 */
export const kept: readonly string[] = [];

/**
 * The languages of the site, first the language of the files in this folder. Each further language, such as `'en'`, has a folder
 * here, and its pages are built to `dist/en/`. The words of the site itself are in `src/words`, in a file for each language.
 */
export const editions: Editions = ['es'];
