import type { Network } from './networks';

export interface Owner {
  /** Shown in the logo, the greeting, every page's title and the share images. */
  name: string;
  /** The end of `name`, by which address books sort. */
  familyName: string;
  /** Job title under the greeting, in the CV, the share images and the structured data. */
  role: string;
  /** `role` in the middle of a Spanish sentence ("Soy …"); in capitals, the heading of the about page. */
  profession: string;
  /** Listed in the greeting, the CV and the structured data. */
  skills: readonly string[];
  /** `YYYY-MM-DD`; only the age is shown. */
  birthDate: string;
  city: string;
  country: string;
  /** The country's ISO 3166 code, for search engines. */
  region: string;
  /**
   * Alternative texts of the drawings `skyline` (about page) and `map` (contact page) in `src/assets/illustrations`. A page
   * whose text is missing has no drawing.
   */
  placePictures?: { skyline?: string; map?: string };
  /** As displayed, in international format. Without it, chat links become mail with the same text. */
  phone?: string;
  /** Shown in the mobile menu, the footer, the CV and the vCard; `contact.php` mails to it. */
  email: string;
  /** Shown as a row of icons. */
  profiles: readonly { network: Network; url: string }[];
  /** URL of the published site, with a final slash; canonical links and share images need it. */
  siteUrl: string;
  /** Where the messages of the contact form go. */
  contactForm: ContactForm;
}

/** `docs/contact-form.md` says how to get each service's value, and what the service gets to know. */
export type ContactForm =
  /** `contact.php` beside the site, for a host that runs PHP 8.1 or newer. */
  | { service: 'php' }
  /** `id` is what follows `https://formspree.io/f/` in the form's endpoint on formspree.io. */
  | { service: 'formspree'; id: string }
  /** `accessKey` is what web3forms.com mails to the owner. It is public. */
  | { service: 'web3forms'; accessKey: string }
  /** `alias` is the random text that formsubmit.co mails to the owner after activation; until then, the e-mail address. */
  | { service: 'formsubmit'; alias: string }
  /** Netlify Forms, for a site on Netlify with form detection enabled. */
  | { service: 'netlify' }
  /** `id` is what follows `https://usebasin.com/f/` in the form's endpoint on usebasin.com. */
  | { service: 'basin'; id: string }
  /** `url` is an address that answers `{"success": true}`, and allows the site's origin by CORS if it has another one. */
  | { service: 'custom'; url: string };

export interface Curriculum {
  /** Newest first; `time` is a duration or years. */
  experience?: readonly { title: string; time: string; text: string }[];
  /** Degrees and courses, newest first; `text` is the institution. */
  studies?: readonly { title: string; time: string; text: string }[];
  /** Languages with their level. */
  languages?: readonly string[];
}

export interface ProjectEntry {
  /** Number in the address: `/projects/{id}`. */
  id: number;
  title: string;
  /** A shorter title for the footer. */
  footerLabel?: string;
  description: string;
  /** For the page's metadata; by default the title and the technologies. */
  keywords?: readonly string[];
  /** File name in `src/assets/projects`, without extension: the screenshot, also used in the share image. */
  image: string;
  imageAlt: string;
  /** The live site, if it is public. */
  url?: string;
  /** The code, if it is public. */
  repository?: string;
  /** Names in `technologies.ts`. */
  technologies: readonly string[];
  subtitle: string;
  paragraphs: readonly string[];
  /** What the owner did in the project. */
  role?: string;
  /** When it was finished. */
  year?: number;
  /** By kind, such as "Taller de cerámica", unless the client may be named. */
  client?: string;
  duration?: string;
  /** Two or three short statements on what the people who use it can do now, without a full stop. */
  results?: readonly string[];
  /** More pictures, the widest first. */
  gallery?: readonly GalleryPicture[];
}

export interface GalleryPicture {
  /** File name in `src/assets/projects`, without extension; a picture higher than wide is shown in a phone. */
  image: string;
  alt: string;
  /** One sentence. */
  caption: string;
}

/** A slide of the home page's coverflow. */
export interface Slide {
  /** File name in `src/assets/projects`, without extension. */
  image: string;
  title: string;
  alt: string;
  /** `#` for a demo that is not online. */
  url?: string;
}

export interface Service {
  title: string;
  /** File name in `src/assets/services`, without extension. */
  image: string;
  /** What the chat that the card opens asks for: "Hola, me interesa …". */
  request: string;
}

export interface Technology {
  name: string;
  /** File name in `src/assets/technologies`, without extension. */
  icon: string;
}
