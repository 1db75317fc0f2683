import { about } from '#content/about';
import { cv as texts } from '#content/cv';
import { curriculum, owner } from '#content/owner';
import { withPage } from './editions';
import { fill } from './fill';
import { CV_FILE } from './home';
import { ownerText } from './ownerText';
import { projects, roleAndYear } from './projects';

/** What the CV says, in its order. */
export const cv = {
  file: CV_FILE,
  name: owner.name,
  role: owner.role,
  title: ownerText(texts.title),
  subject: ownerText(texts.subject),
  place: ownerText(texts.place),
  contact: [
    ...(owner.phone ? [{ text: owner.phone, url: `tel:${owner.phone.replace(/[^+\d]/g, '')}` }] : []),
    { text: owner.email, url: `mailto:${owner.email}` },
    { text: bare(owner.siteUrl), url: owner.siteUrl },
  ],
  profiles: owner.profiles.map(({ url }) => ({ text: bare(url), url })),
  profile: { heading: texts.profile, text: `${about.statement} ${about.paragraphs[0]}` },
  experience: { heading: texts.experience, items: curriculum.experience?.map(capitalised) ?? [] },
  projects: {
    heading: texts.projects,
    items: withPage(projects).map((project) => ({ ...project, facts: roleAndYear(project) })),
  },
  skills: { heading: texts.skills, items: owner.skills },
  studies: { heading: texts.studies, items: curriculum.studies?.map(capitalised) ?? [] },
  languages: { heading: texts.languages, items: curriculum.languages ?? [] },
};

/** The page number, if there is more than one page. */
export function pageNumber(page: number, pages: number): string {
  return pages > 1 ? fill(texts.page, { page, pages }) : '';
}

/** The short form of a URL for print. */
function bare(url: string): string {
  return url.replace(/^https:\/\/(www\.)?|\/$/g, '');
}

/** In the CV the time is not part of a sentence, so it starts with a capital. */
function capitalised<Entry extends { time: string }>(entry: Entry): Entry {
  return { ...entry, time: entry.time.charAt(0).toUpperCase() + entry.time.slice(1) };
}
