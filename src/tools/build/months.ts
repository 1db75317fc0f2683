import type { Content } from '../../content/schema';

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

/** The dates of a career as the language of its edition writes them; see `virtual:months`. */
export function monthsOf({ career: { career }, locale }: Pick<Content, 'career' | 'locale'>): Record<string, string> {
  const dates = [
    ...[...career.experience.flatMap(({ posts }) => posts), ...career.studies].flatMap(({ start, end }) => [
      start,
      end,
    ]),
    ...career.certificates.map(({ date }) => date),
  ];
  return Object.fromEntries(dates.flatMap((date) => (date ? [[date, monthIn(locale.locale.tag, date)]] : [])));
}
