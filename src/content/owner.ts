export interface Owner {
  /** Shown in the logo, the greeting and every page's title. */
  name: string;
  role: string;
  /** Named in the greeting, the curriculum and the structured data. */
  skills: readonly string[];
  /** `YYYY-MM-DD`; only the age is shown. */
  birthDate: string;
  city: string;
  country: string;
  /** As it is shown; the chat links take its digits. */
  phone: string;
  email: string;
  profiles: readonly { network: string; icon: string; url: string }[];
  /** Where the site is published, with a slash at its end; canonical links and share images need it. */
  siteUrl: string;
  /** Where the contact form posts to: relative to the site, or another host's address if this one runs no PHP. */
  contactEndpoint: string;
}

/** Who the site is about. All of it is example data until the owner replaces it. */
export const owner: Owner = {
  name: 'Nombre Apellido',
  role: 'Full Stack developer',
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

/** A chat with the owner in WhatsApp, opened with a text ready to send. */
export function chatUrl(text: string): string {
  return `https://wa.me/${owner.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
