import type { Translation } from '#content/schema';

export const pages: Translation['pages']['pages'] = {
  home: { label: 'Home' },
  about: { label: 'About' },
  projects: { label: 'Portfolio' },
  contact: { label: 'Contact' },
};
