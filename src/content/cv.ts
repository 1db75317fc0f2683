import type { CvTexts } from './schema';

/** Headings of `cv.pdf`; its facts are in `owner.ts`, `about.ts` and `projects.ts`. */
export const cv: CvTexts = {
  title: 'Currículum de {name}',
  subject: '{role} en {city}',
  place: '{city}, {country}',
  profile: 'Perfil',
  experience: 'Experiencia',
  projects: 'Proyectos',
  skills: 'Tecnologías',
  studies: 'Estudios',
  languages: 'Idiomas',
  /** If there is more than one page. */
  page: 'Página {page} de {pages}',
};
