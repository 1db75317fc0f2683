import type { Career } from '../content/schema';
import type { RunningText } from '../schema/runningText';
import type { Given } from './given';

/** A point in time as the language of the site writes it; the date, `2021` or `2021-03`, of all but today. */
export interface Moment {
  text: string;
  date?: string;
}

/** A post, a study or a certificate. */
export interface Stage {
  title: string;
  url?: string;
  /** When it began and ended, as far as that is known; one moment if both are the same. */
  time: readonly Moment[];
  text?: RunningText;
  highlights: readonly RunningText[];
}

/** What was done at one place. */
export interface CareerEntry {
  organisation: { name: string; url?: string; place?: string };
  isCurrent: boolean;
  stages: readonly Stage[];
}

export interface CareerPart {
  heading: string;
  entries: readonly CareerEntry[];
}

export function careerOf({
  content,
  words,
  tag,
  running,
}: Pick<Given, 'content' | 'words' | 'tag' | 'running'>): Record<keyof Career, CareerPart> {
  const { experience, studies, certificates } = content.career.career;
  const texts = words.career;
  const moment = (date: string): Moment => ({ text: monthIn(tag, date), date });

  /** Without an end it is not over; without both nothing is known. */
  function timeOf(start?: string, end?: string): Moment[] {
    if (start === end) return start ? [moment(start)] : [];
    return [...(start ? [moment(start)] : []), end ? moment(end) : { text: texts.today }];
  }

  return {
    experience: {
      heading: texts.experience,
      entries: experience.map(({ firm, url, place, posts }) => ({
        organisation: { name: firm, url, place },
        isCurrent: posts.some(({ end }) => !end),
        stages: posts.map(({ title, start, end, summary, highlights = [] }) => ({
          title,
          time: timeOf(start, end),
          text: summary && running(summary),
          highlights: highlights.map(running),
        })),
      })),
    },
    studies: {
      heading: texts.studies,
      entries: studies.map(({ title, institution, url, start, end, text }) => ({
        organisation: { name: institution, url },
        isCurrent: start !== undefined && end === undefined,
        stages: [{ title, time: timeOf(start, end), text: text && running(text), highlights: [] }],
      })),
    },
    certificates: {
      heading: texts.certificates,
      entries: certificates.map(({ title, issuer, url, date }) => ({
        organisation: { name: issuer },
        isCurrent: false,
        stages: [{ title, url, time: timeOf(date, date), highlights: [] }],
      })),
    },
  };
}

/**
 * A year or a month as a language writes it, such as "marzo de 2021".
 *
 * @param date `2021` or `2021-03`, which is read as UTC and written as UTC, so that no time zone moves it.
 */
export function monthIn(tag: string, date: string): string {
  const isYear = date.length === 4;
  const format = new Intl.DateTimeFormat(tag, { year: 'numeric', ...(!isYear && { month: 'long' }), timeZone: 'UTC' });
  return format.format(new Date(date));
}
