import { about } from './about';
import { hero } from './home';
import { curriculum, owner } from './owner';
import { projects } from './projects';

/** The headings and the order of the curriculum; its facts are in `owner.ts` and `projects.ts`. */
export const cv = {
  file: hero.cvUrl,
  name: owner.name,
  role: owner.role,
  title: `Currículum de ${owner.name}`,
  subject: `${owner.role} en ${owner.city}`,
  place: `${owner.city}, ${owner.country}`,
  contact: [
    { text: owner.phone, url: `tel:${owner.phone.replace(/[^+\d]/g, '')}` },
    { text: owner.email, url: `mailto:${owner.email}` },
    { text: bare(owner.siteUrl), url: owner.siteUrl },
  ],
  profiles: owner.profiles.map(({ url }) => ({ text: bare(url), url })),
  profile: { heading: 'Perfil', text: `${about.statement} ${about.paragraphs[0]}` },
  experience: { heading: 'Experiencia', items: curriculum.experience.map(capitalised) },
  projects: { heading: 'Proyectos', items: projects },
  skills: { heading: 'Tecnologías', items: owner.skills },
  studies: { heading: 'Estudios', items: curriculum.studies.map(capitalised) },
  languages: { heading: 'Idiomas', items: curriculum.languages },
  /** Stands before the page's number where there is more than one. */
  page: 'Página',
};

/** An address as it is printed. */
function bare(url: string): string {
  return url.replace(/^https:\/\/(www\.)?|\/$/g, '');
}

/** The time stands by itself, so it starts with a capital. */
function capitalised<Entry extends { time: string }>(entry: Entry): Entry {
  return { ...entry, time: entry.time.charAt(0).toUpperCase() + entry.time.slice(1) };
}
