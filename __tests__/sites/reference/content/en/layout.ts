import type { Translation } from '#content/schema';

/** What every page has: header, menu and footer; and what is shown where a page cannot be. */
export const layout: Translation['layout']['layout'] = {
  skipLink: 'Skip to content',
  newTabNote: 'Opens in a new tab',
  logoLabel: '{name}, home',
  mainNavigation: 'Main',
  menu: { toggle: 'Open menu', navigation: 'Menu' },
  footer: {
    navigation: 'Navigation',
    projects: 'Projects',
    contacts: { heading: 'Contact', form: 'Contact form' },
    place: '{name}, {city}',
    pauseMotion: 'Pause animations',
    resumeMotion: 'Play animations',
  },
  loadError: {
    title: 'This page could not be displayed',
    text: 'Check your connection and reload the page. If the problem continues, send me an email.',
    action: 'Reload',
  },
  /** Name of the frame that shows a page where scripts are off. */
  frame: 'Page',
  /** Shown by `404.html`. */
  homeLink: 'Go to the home page',
};
