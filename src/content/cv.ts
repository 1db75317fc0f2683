import { about } from './about';
import { hero } from './home';
import { curriculum, owner } from './owner';
import { portfolio, roleAndYear } from './portfolio';

/** Headings and order of the CV; its facts are in `owner.ts`, `about.ts` and `projects.ts`. */
export const cv = {
  file: hero.cvUrl,
  name: owner.name,
  role: owner.role,
  title: `Currículum de ${owner.name}`,
  subject: `${owner.role} en ${owner.city}`,
  place: `${owner.city}, ${owner.country}`,
  contact: [
    ...(owner.phone ? [{ text: owner.phone, url: `tel:${owner.phone.replace(/[^+\d]/g, '')}` }] : []),
    { text: owner.email, url: `mailto:${owner.email}` },
    { text: bare(owner.siteUrl), url: owner.siteUrl },
  ],
  profiles: owner.profiles.map(({ url }) => ({ text: bare(url), url })),
  profile: { heading: 'Perfil', text: `${about.statement} ${about.paragraphs[0]}` },
  experience: { heading: 'Experiencia', items: curriculum.experience?.map(capitalised) ?? [] },
  projects: {
    heading: 'Proyectos',
    items: portfolio.projects.map((project) => ({ ...project, facts: roleAndYear(project) })),
  },
  skills: { heading: 'Tecnologías', items: owner.skills },
  studies: { heading: 'Estudios', items: curriculum.studies?.map(capitalised) ?? [] },
  languages: { heading: 'Idiomas', items: curriculum.languages ?? [] },
  /** Precedes the page number if there is more than one page. */
  page: 'Página',
};

/** The short form of a URL for print. */
function bare(url: string): string {
  return url.replace(/^https:\/\/(www\.)?|\/$/g, '');
}

/** In the CV the time is not part of a sentence, so it starts with a capital. */
function capitalised<Entry extends { time: string }>(entry: Entry): Entry {
  return { ...entry, time: entry.time.charAt(0).toUpperCase() + entry.time.slice(1) };
}
