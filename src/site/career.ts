import months from 'virtual:months';
import { careerTexts, career as content } from '#content/career';
import type { Career, CareerTexts } from '../content/schema';

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
  text?: string;
  highlights: readonly string[];
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

export const career = careerFrom(content, careerTexts, months);

/** @param months The dates as the language writes them. */
export function careerFrom(
  { experience, studies, certificates }: Career,
  texts: CareerTexts,
  months: Record<string, string>,
): Record<keyof Career, CareerPart> {
  const moment = (date: string): Moment => ({ text: months[date] ?? date, date });

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
          text: summary,
          highlights,
        })),
      })),
    },
    studies: {
      heading: texts.studies,
      entries: studies.map(({ title, institution, url, start, end, text }) => ({
        organisation: { name: institution, url },
        isCurrent: start !== undefined && end === undefined,
        stages: [{ title, time: timeOf(start, end), text, highlights: [] }],
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
