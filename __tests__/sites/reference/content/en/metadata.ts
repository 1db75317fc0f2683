import type { Translation } from '#content/schema';

/**
 * What search engines and social networks show. Of the titles, from the full one to the shortest, the first is used that
 * search engines show whole. Keywords are completed with the owner's skills or the titles of projects.
 */
export const metadata: Translation['metadata']['metadata'] = {
  siteName: '{name}, {role}',
  /** The alternative text of the picture that is shared with a page. */
  imageAlt: 'Preview card: {title}',
  /** By the names in `pages.ts`. */
  pages: {
    home: {
      titles: ['{name} | {role} in {country}', '{name} | {role}', '{name}'],
      description:
        'Portfolio of {name}, {profession} in {country}: projects, services, technologies, and contact details.',
      keywords: ['{profession}', '{profession} in {country}', 'developer portfolio'],
    },
    about: {
      titles: ['{label} | {name}'],
      description: 'About {name}, {profession}. {statement}',
      keywords: ['about me', '{profession}'],
    },
    projects: {
      titles: ['{label} | {name}'],
      description: 'Projects by {name}: what each one solves and the technologies behind it.',
      keywords: ['portfolio', 'web development projects'],
    },
    contact: {
      titles: ['{label} | {name}'],
      description: 'Contact {name} to talk about your project: form, phone, chat, and social media. Based in {city}.',
      descriptionWithoutPhone:
        'Contact {name} to talk about your project: form, email, and social media. Based in {city}.',
      keywords: ['contact', 'hire {profession}', '{profession} in {country}', 'website quote'],
    },
  },
  project: { titles: ['{title} | {name}', '{title}'] },
  notFound: { titles: ['{title} | {name}'], keywords: ['page not found'] },
  projectNotFound: { titles: ['{title}'], keywords: ['project not found'] },
  loadError: { titles: ['{title} | {name}', '{title}'], keywords: ['error'] },
  /** Below the title on home's picture for social networks. */
  shareSubtitle: '{role} in {country}',
};
