import type { Translation } from '#content/schema';

/** Headings of `cv.pdf`. */
export const cv: Translation['cv']['cv'] = {
  title: '{name} | Resume',
  subject: '{role} in {city}',
  place: '{city}, {country}',
  profile: 'Profile',
  experience: 'Experience',
  projects: 'Projects',
  skills: 'Technologies',
  studies: 'Education',
  languages: 'Languages',
  /** If there is more than one page. */
  page: 'Page {page} of {pages}',
};
