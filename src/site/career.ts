import { inParagraphs, type RunningText } from '../schema/runningText';
import type { EditionData } from './editionData';

/** A year or a month in words, such as "marzo de 2021", with its date `2021` or `2021-03`. The word for today has no date. */
interface Moment {
  text: string;
  date?: string;
}

/** A post, a study, a certificate or an entry of a further list, such as a prize. */
export interface Stage {
  title?: string;
  url?: string;
  /** The start and the end, as far as they are known. If both are the same, the list has only one moment. */
  time: readonly Moment[];
  paragraphs: readonly RunningText[];
  highlights: readonly RunningText[];
  /** The label of the control that unfolds the paragraphs and the highlights, if they are folded. */
  unfold?: string;
}

/** The posts or studies at one organisation. An entry without an organisation has a single stage. */
export interface CareerEntry {
  organisation?: { name: string; url?: string; place?: string };
  isCurrent: boolean;
  stages: readonly Stage[];
}

export interface CareerPart {
  /** The id of the heading in a page. */
  id: string;
  heading: string;
  entries: readonly CareerEntry[];
}

/** The number of posts that show their texts, counted from the newest. */
const UNFOLDED = 4;

/** The fields that studies, certificates and entries of further lists can have. */
interface OneStage {
  title: string;
  url?: string;
  start?: string;
  end?: string;
  date?: string;
  text?: string;
}

export function careerOf({ content, words, tag, running }: EditionData) {
  const { experience, studies, certificates, more = [] } = content.career.career;
  const texts = words.career;
  const moment = (date: string): Moment => ({ text: monthIn(tag, date), date });

  /** Returns the start and the end. A stage without an end lasts until today. Without start and end, the time is unknown. */
  function timeOf(start?: string, end?: string): Moment[] {
    if (start === end) return start ? [moment(start)] : [];
    return [...(start ? [moment(start)] : []), end ? moment(end) : { text: texts.today }];
  }

  const isCurrent = ({ start, end }: Pick<OneStage, 'start' | 'end'>) => start !== undefined && end === undefined;
  const oldPosts = experience.flatMap(({ posts }) => posts).slice(UNFOLDED);

  function entryOf({ title, url, text, ...time }: OneStage, name?: string, website?: string): CareerEntry {
    const { start = time.date, end = time.date } = time;
    const stage = { title, url, time: timeOf(start, end), paragraphs: inParagraphs(text).map(running), highlights: [] };
    const organisation = name ? { name, url: website } : undefined;
    return { organisation, isCurrent: isCurrent(time), stages: [stage] };
  }

  const part = (id: string, heading: string, entries: readonly CareerEntry[]): CareerPart => ({ id, heading, entries });

  return {
    experience: part(
      'experience',
      texts.experience,
      experience.map(({ firm, url, place, posts }) => ({
        organisation: { name: firm, url, place },
        isCurrent: posts.some(isCurrent),
        stages: posts.map((post) => ({
          title: post.title,
          time: timeOf(post.start, post.end),
          paragraphs: inParagraphs(post.summary).map(running),
          highlights: post.highlights?.map(running) ?? [],
          unfold: oldPosts.includes(post) ? texts.unfold : undefined,
        })),
      })),
    ),
    studies: part(
      'studies',
      texts.studies,
      studies.map(({ institution, url, ...study }) => entryOf(study, institution, url)),
    ),
    certificates: part(
      'certificates',
      texts.certificates,
      certificates.map(({ issuer, ...certificate }) => entryOf(certificate, issuer)),
    ),
    more: more.map(({ kind, heading, entries }, index) =>
      part(
        `more-${index + 1}`,
        heading ?? (kind === 'other' ? '' : texts.more[kind]),
        entries.map(({ organisation, ...entry }) => entryOf(entry, organisation)),
      ),
    ),
  };
}

/**
 * Returns a year or a month as a language writes it, such as "marzo de 2021".
 *
 * @param date `2021` or `2021-03`. The date is read as UTC and written as UTC, so that no time zone changes the month.
 */
export function monthIn(tag: string, date: string): string {
  const isYear = date.length === 4;
  const format = new Intl.DateTimeFormat(tag, { year: 'numeric', ...(!isYear && { month: 'long' }), timeZone: 'UTC' });
  return format.format(new Date(date));
}
