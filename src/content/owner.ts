export interface Owner {
  /** Shown in the logo, the greeting, every page's title and the share images. */
  name: string;
  /** The end of `name` that address books sort by. */
  familyName: string;
  /** The title under the greeting, in the curriculum, the share images and the structured data. */
  role: string;
  /** The same in the middle of a Spanish sentence ("Soy …"), and in capitals the heading of the about page. */
  profession: string;
  /** How long the owner has done what: the about page says it. */
  experience: { frontend: string; backend: string };
  /** Named in the greeting, the curriculum and the structured data. */
  skills: readonly string[];
  /** `YYYY-MM-DD`; only the age is shown. */
  birthDate: string;
  city: string;
  country: string;
  /** The country's ISO 3166 code, for search engines. */
  region: string;
  /**
   * What the drawings of the place show, said to who cannot see them: `skyline` on the about page, `map` on the contact
   * page. They are files of these names in `src/assets/illustrations`.
   */
  placePictures: { skyline: string; map: string };
  /** As it is shown, in international form; the chat links and the contact card take its digits. */
  phone: string;
  /** Shown in the footer, the curriculum and the contact card. */
  email: string;
  /** Shown as a row of icons; `icon` names a symbol in `public/networks.svg`. */
  profiles: readonly { network: string; icon: string; url: string }[];
  /** Where the site is published, with a slash at its end; canonical links and share images need it. */
  siteUrl: string;
  /** Where the contact form posts to: relative to the site, or another host's address if this one runs no PHP. */
  contactEndpoint: string;
}

/* How long, in the middle of a sentence. */
const frontendExperience = 'más de dos años';
const backendExperience = 'un año';

/** Who the site is about. All of it is example data until the owner replaces it. */
export const owner: Owner = {
  name: 'Nombre Apellido',
  familyName: 'Apellido',
  role: 'Full Stack developer',
  profession: 'desarrollador full stack',
  experience: { frontend: frontendExperience, backend: backendExperience },
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
  placePictures: {
    skyline:
      'Ilustración de la Ciudad de Panamá dibujada con líneas: el Puente de las Américas, los rascacielos y el Biomuseo frente al mar',
    map: 'Mapa de Panamá dibujado con líneas, con un marcador en la Ciudad de Panamá',
  },
  phone: '+507 6000-0000',
  email: 'hola@example.com',
  profiles: [
    { network: 'Instagram', icon: 'instagram', url: 'https://example.com/instagram' },
    { network: 'LinkedIn', icon: 'linkedin', url: 'https://example.com/linkedin' },
    { network: 'X', icon: 'x', url: 'https://example.com/x' },
    { network: 'GitHub', icon: 'github', url: 'https://example.com/github' },
  ],
  siteUrl: 'https://example.com/',
  contactEndpoint: 'contact.php',
};

export interface Curriculum {
  /** What was worked on, the newest first; `time` is its length or its years. */
  experience: readonly { title: string; time: string; text: string }[];
  /** Degrees and courses, the newest first; `text` is the institution. */
  studies: readonly { title: string; time: string; text: string }[];
  /** Languages and how well they are spoken. */
  languages: readonly string[];
}

/** What only `cv.pdf` says; a constant of its own, so that the browser is not sent it. */
export const curriculum: Curriculum = {
  experience: [
    {
      title: 'Desarrollo frontend',
      time: frontendExperience,
      text: 'Interfaces en React y en WordPress, adaptadas al teléfono y accesibles con teclado y lector de pantalla.',
    },
    {
      title: 'Desarrollo backend',
      time: backendExperience,
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

/** A chat with the owner in WhatsApp, opened with a text ready to send. */
export function chatUrl(text: string): string {
  return `https://wa.me/${owner.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
