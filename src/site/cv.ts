import type { Curriculum } from '../content/schema';
import { pageFolder } from '../paths';
import { readMarkdown } from '../schema/markdown';
import { inParagraphs, type RunningText } from '../schema/runningText';
import { type CareerPart, careerOf } from './career';
import { CV_FILE, capitalised, dialled, type EditionData } from './editionData';
import { roleAndYear, translated } from './projects';

export interface CvEntry {
  title: string;
  url?: string;
  /** The time, which is empty if it is unknown. */
  time: string;
  organisation?: { text: string; url?: string };
  paragraphs: readonly RunningText[];
  highlights: readonly RunningText[];
}

export type Cv = ReturnType<typeof cvOf>;

/** Returns all texts of the CV in their order, for any number of pages. */
export function cvOf(edition: EditionData) {
  const { content, words, tag, say, mailUrl } = edition;
  const { owner, curriculum } = content.owner;
  const { about } = content.about;
  const texts = words.cv;
  const running = (text: string) => readMarkdown(text, (address) => ({ href: wholeAddress(address, edition) }));
  const career = careerOf({ ...edition, running });
  /** Capitalises the time of an entry, because the time is not part of a sentence in the CV. */
  const withCapital = (entry: CvEntry): CvEntry => ({ ...entry, time: capitalised(entry.time, tag) });
  const freeEntries = (entries: Curriculum['experience'] = []): CvEntry[] =>
    entries.map(({ text, ...entry }) => ({ ...entry, paragraphs: inParagraphs(text).map(running), highlights: [] }));
  const entries = (heading: string, items: readonly CvEntry[]) => ({ heading, items: items.map(withCapital) });
  const inCareer = (part: CareerPart) => entries(part.heading, entriesOf(part));
  return {
    file: CV_FILE,
    /** The template of the page number, which is shown if the CV has more than one page. */
    page: texts.page,
    name: owner.name,
    role: owner.role,
    availability: owner.availability,
    title: say(texts.title),
    subject: say(texts.subject),
    place: owner.city ? say(texts.place, { country: owner.country }) : owner.country,
    contact: [
      ...(owner.phone ? [{ text: owner.phone, url: `tel:${dialled(owner.phone)}` }] : []),
      { text: owner.email, url: mailUrl },
      { text: bare(owner.siteUrl), url: owner.siteUrl },
    ],
    profiles: owner.profiles.map(({ url }) => ({ text: bare(url), url })),
    profile: { heading: texts.profile, text: running(`${about.statement} ${about.paragraphs[0]}`) },
    experience: entries(texts.experience, [...entriesOf(career.experience), ...freeEntries(curriculum.experience)]),
    projects: {
      heading: texts.projects,
      items: translated(edition).map(
        ({ title, repository, url = repository, description, technologies, ...project }) => ({
          ...{ title, url, description, technologies },
          facts: roleAndYear(project),
          paragraphs: [],
          highlights: project.results.map(running),
        }),
      ),
    },
    skills: { heading: texts.skills, groups: curriculum.skills ?? [{ items: owner.skills }] },
    studies: entries(texts.studies, [...entriesOf(career.studies), ...freeEntries(curriculum.studies)]),
    certificates: inCareer(career.certificates),
    more: career.more.map(inCareer),
    languages: { heading: texts.languages, items: curriculum.languages ?? [] },
    interests: { heading: texts.interests, items: curriculum.interests ?? [] },
  };
}

/** Returns the short form of a URL for print. */
function bare(url: string): string {
  return url.replace(/^https:\/\/(www\.)?|\/$/g, '');
}

/**
 * Returns one entry for each post, with the name of the firm. Programs that read a CV expect the post and its firm in the same
 * entry.
 */
function entriesOf({ entries }: CareerPart): CvEntry[] {
  return entries.flatMap(({ organisation: { name = '', place, url } = {}, stages }) =>
    stages.map(({ title, time, unfold, ...stage }) => {
      const organisation = { text: [name, place].filter(Boolean).join(', '), url };
      return {
        ...stage,
        time: time.map(({ text }) => text).join(' – '),
        ...(title ? { title, ...(name && { organisation }) } : { title: organisation.text, url }),
      };
    }),
  );
}

/** Returns the absolute address for an address in a text. */
function wholeAddress(address: string, { content, untranslated, editions: [root], linkTo }: EditionData): string {
  const { to, href = '' } = linkTo(address);
  const folder = to && untranslated.includes(to) ? root.folder : '';
  return new URL(to ? folder + pageFolder(to) : href, content.owner.owner.siteUrl).href;
}
