import { about } from '#content/about';
import { cv as texts } from '#content/cv';
import { curriculum, owner } from '#content/owner';
import { type CareerPart, career, type Moment } from './career';
import { withPage } from './editions';
import { fill } from './fill';
import { CV_FILE } from './home';
import { ownerText } from './ownerText';
import { projects, roleAndYear } from './projects';

/** An entry of the CV. */
export interface CvEntry {
  title: string;
  url?: string;
  /** Empty if it is not known. */
  time: string;
  organisation?: { text: string; url?: string };
  text?: string;
  highlights?: readonly string[];
}

/**
 * What the CV says of the career, so that one or two pages hold that of most people: of the newest posts the summary and the
 * first highlights, of older ones what, where and when. All else is on the about page.
 */
const NEWEST_POSTS = 4;
const HIGHLIGHTS = 3;

/** What the CV says, in its order. */
export const cv = {
  file: CV_FILE,
  name: owner.name,
  role: owner.role,
  availability: owner.availability,
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
  experience: {
    heading: texts.experience,
    items: [
      ...entriesOf(career.experience).map((entry, index) =>
        index < NEWEST_POSTS
          ? { ...entry, highlights: entry.highlights?.slice(0, HIGHLIGHTS) }
          : { ...entry, text: undefined, highlights: [] },
      ),
      ...(curriculum.experience ?? []),
    ].map(capitalised),
  },
  projects: {
    heading: texts.projects,
    items: withPage(projects).map((project) => ({ ...project, facts: roleAndYear(project) })),
  },
  skills: { heading: texts.skills, items: owner.skills },
  studies: {
    heading: texts.studies,
    items: [...entriesOf(career.studies), ...(curriculum.studies ?? [])].map(capitalised),
  },
  certificates: { heading: career.certificates.heading, items: entriesOf(career.certificates).map(capitalised) },
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

/** One entry a post, which names its firm: programs that read a CV look for both together. */
function entriesOf({ entries }: CareerPart): CvEntry[] {
  return entries.flatMap(({ organisation: { name, place, url }, stages }) =>
    stages.map(({ time, ...stage }) => ({
      ...stage,
      time: textOf(time),
      organisation: { text: [name, place].filter(Boolean).join(', '), url },
    })),
  );
}

function textOf(time: readonly Moment[]): string {
  return time.map(({ text }) => text).join(' – ');
}

/** In the CV the time is not part of a sentence, so it starts with a capital. */
function capitalised<Entry extends { time: string }>(entry: Entry): Entry {
  return { ...entry, time: entry.time.charAt(0).toUpperCase() + entry.time.slice(1) };
}
