export interface Owner {
  /** Shown in the logo, the greeting, every page's title and the share images. */
  name: string;
  /** The end of `name`, by which address books sort. */
  familyName: string;
  /** Job title under the greeting, in the CV, the share images and the structured data. */
  role: string;
  /** `role` in the middle of a Spanish sentence ("Soy …"); in capitals, the heading of the about page. */
  profession: string;
  /** Length of the owner's experience, for the middle of a sentence on the about page. */
  experience: { frontend: string; backend: string };
  /** Listed in the greeting, the CV and the structured data. */
  skills: readonly string[];
  /** `YYYY-MM-DD`; only the age is shown. */
  birthDate: string;
  city: string;
  country: string;
  /** The country's ISO 3166 code, for search engines. */
  region: string;
  /** Alternative texts of the drawings `skyline` (about page) and `map` (contact page) in `src/assets/illustrations`. */
  placePictures: { skyline: string; map: string };
  /** As displayed, in international format; the chat links and the vCard use its digits. */
  phone: string;
  /** Shown in the mobile menu, the footer, the CV and the vCard; `contact.php` mails to it. */
  email: string;
  /** Shown as a row of icons; `icon` is the id of a symbol in `public/networks.svg`. */
  profiles: readonly { network: string; icon: string; url: string }[];
  /** URL of the published site, with a final slash; canonical links and share images need it. */
  siteUrl: string;
  /** Target of the contact form: a path relative to the site, or a URL on another host if this one has no PHP. */
  contactEndpoint: string;
}

const frontendExperience = 'más de dos años';
const backendExperience = 'un año';

/** The site's owner: example data, to be replaced. */
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
  /** Newest first; `time` is a duration or years. */
  experience: readonly { title: string; time: string; text: string }[];
  /** Degrees and courses, newest first; `text` is the institution. */
  studies: readonly { title: string; time: string; text: string }[];
  /** Languages with their level. */
  languages: readonly string[];
}

/** Data for `cv.pdf` only; a separate constant, so that the browser's scripts leave it out. */
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

/** URL of a WhatsApp chat with the owner, with `text` ready to send. */
export function chatUrl(text: string): string {
  return `https://wa.me/${owner.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
