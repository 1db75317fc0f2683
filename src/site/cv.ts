import type { Curriculum } from '../content/schema';
import { folderOf } from '../paths';
import { readMarkdown } from '../schema/markdown';
import { plainText, type RunningText } from '../schema/runningText';
import { type CareerPart, careerOf, type Moment } from './career';
import { capitalised, type Given } from './given';
import { CV_FILE } from './home';
import { roleAndYear, translated } from './projects';

/** An entry of the CV. */
export interface CvEntry {
  title: string;
  url?: string;
  /** Empty if it is not known. */
  time: string;
  organisation?: { text: string; url?: string };
  text?: RunningText;
  highlights?: readonly RunningText[];
}

/**
 * What the CV says of the career, so that one or two pages hold that of most people: of the newest posts the summary and the
 * first highlights, of older ones what, where and when. All else is on the about page.
 */
const NEWEST_POSTS = 4;
const HIGHLIGHTS = 3;
/** Characters of the longest text; of a longer one, the CV has the first sentences. */
const TEXT = 600;

/** What the CV says, in its order, however many pages it takes. */
function wholeCv(given: Given) {
  const { content, words, tag, say } = given;
  const { owner, curriculum } = content.owner;
  const { about } = content.about;
  const texts = words.cv;
  const running = (text: string) => readMarkdown(text, (address) => ({ href: wholeAddress(address, given) }));
  const firstOf = (text = '') => firstSentences(running(text), tag);
  const career = careerOf({ ...given, running });
  /** In the CV the time is not part of a sentence, so it starts with a capital. */
  const withCapital = <Entry extends { time: string }>(entry: Entry): Entry => ({
    ...entry,
    time: capitalised(entry.time, tag),
  });
  const freeEntries = (entries: Curriculum['experience'] = []): CvEntry[] =>
    entries.map(({ text, ...entry }) => ({ ...entry, text: firstOf(text) }));
  return {
    file: CV_FILE,
    /** The page number, which is there if there is more than one page. */
    page: texts.page,
    name: owner.name,
    role: owner.role,
    availability: owner.availability,
    title: say(texts.title),
    subject: say(texts.subject),
    place: say(texts.place),
    contact: [
      ...(owner.phone ? [{ text: owner.phone, url: `tel:${owner.phone.replace(/[^+\d]/g, '')}` }] : []),
      { text: owner.email, url: `mailto:${owner.email}` },
      { text: bare(owner.siteUrl), url: owner.siteUrl },
    ],
    profiles: owner.profiles.map(({ url }) => ({ text: bare(url), url })),
    profile: {
      heading: texts.profile,
      text: [running(about.statement), ' ', firstOf(about.paragraphs[0])].flat(),
    },
    experience: {
      heading: texts.experience,
      items: [
        ...entriesOf(career.experience).map((entry, index) =>
          index < NEWEST_POSTS
            ? { ...entry, highlights: entry.highlights?.slice(0, HIGHLIGHTS) }
            : { ...entry, text: undefined, highlights: [] },
        ),
        ...freeEntries(curriculum.experience),
      ].map(withCapital),
    },
    projects: {
      heading: texts.projects,
      items: translated(given).map((project) => ({ ...project, facts: roleAndYear(project) })),
    },
    skills: { heading: texts.skills, items: owner.skills },
    studies: {
      heading: texts.studies,
      items: [...entriesOf(career.studies), ...freeEntries(curriculum.studies)].map(withCapital),
    },
    certificates: { heading: career.certificates.heading, items: entriesOf(career.certificates).map(withCapital) },
    languages: { heading: texts.languages, items: curriculum.languages ?? [] },
  };
}

/** How many entries each list of a version has; in the first, all. */
const MOST = [Number.POSITIVE_INFINITY, 12, 8, 6, 4, 3, 2, 1, 0];

/** The CV and shorter versions of it, the longest first. */
export function cvVersions(given: Given) {
  const cv = wholeCv(given);
  return MOST.map((most) => ({ most, cv: shortened(cv, most) }));
}

/** The CV with the first `most` entries of each list, the first third of them with their text. */
function shortened(cv: ReturnType<typeof wholeCv>, most: number): typeof cv {
  const noText = { text: undefined, description: '', highlights: [] };
  const first = <Part extends { items: readonly object[] }>(part: Part): Part => ({
    ...part,
    items: part.items.slice(0, most).map((item, index) => (index < most / 3 ? item : { ...item, ...noText })),
  });
  return {
    ...cv,
    experience: first(cv.experience),
    projects: first(cv.projects),
    studies: first(cv.studies),
    certificates: first(cv.certificates),
    languages: { ...cv.languages, items: cv.languages.items.slice(0, most) },
  };
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

/** Where an address in a text leads from anywhere. */
function wholeAddress(address: string, { content, lacks, editions: [root], linkTo }: Given): string {
  const { to, href = '' } = linkTo(address);
  const folder = to && lacks.includes(to) ? root.folder : '';
  return new URL(to ? folder + folderOf(to) : href, content.owner.owner.siteUrl).href;
}

/** As many whole sentences of a text as there is room for, or the start of the first, without markup if that is not all. */
function firstSentences(whole: RunningText, tag: string): RunningText {
  const text = plainText(whole);
  if (text.length <= TEXT) return whole;
  const segments = new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text);
  const starts = [...segments].map(({ index, segment }) => text.slice(0, index + segment.length).trimEnd());
  return starts.findLast(({ length }) => length <= TEXT) ?? text.slice(0, TEXT).replace(/\s+\S*$/, '…');
}

function textOf(time: readonly Moment[]): string {
  return time.map(({ text }) => text).join(' – ');
}
