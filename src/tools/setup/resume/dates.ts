import { plain } from './texts';

/** What is not over yet. */
export const NOW = 'now';

const CURRENT =
  /^(hasta |a )?(el |la )?(presente?|actual(idad|mente)?|hoy|fecha|e[nm] curso|en cours|current(ly)?|now|today|ongoing|atual(mente)?|hoje|ate o momento|actuel(lement)?|aujourd['’]hui)\.?$/;

/** The names of each month in Spanish, Peru's «setiembre» too, in English, Portuguese and French. */
const MONTHS = Array.from({ length: 12 }, (_, index) =>
  ['es', 'es-PE', 'en', 'pt', 'fr'].map((language) =>
    plain(new Date(Date.UTC(2000, index)).toLocaleDateString(language, { month: 'long', timeZone: 'UTC' })),
  ),
);

/** Reads a date as people write it: a year, a year and a month, or `NOW`; undefined if it cannot be understood. */
export function readDate(written: string): string | undefined {
  const text = plain(written);
  if (CURRENT.test(text)) return NOW;
  const [iso, isoYear, isoMonth] = text.match(/^(\d{4})(?:[-/.](\d{1,2})(?!\d).*)?$/) ?? [];
  if (iso) return dateOf(isoYear, isoMonth);
  const [numbers, day, second, year] = text.match(/^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{4})$/) ?? [];
  // With a second number over 12, the first is the month.
  if (numbers) return dateOf(year, Number(second) > 12 ? day : second);
  const named = text.match(/^(?:\d{1,2}(?:er)? (?:de )?)?([a-z]{3,})\.?(?: \d{1,2})?,? (?:del? )?(\d{4})$/);
  const month = MONTHS.findIndex((names) => names.some((name) => name.startsWith(named?.[1] ?? '-')));
  return month < 0 ? undefined : dateOf(named?.[2], `${month + 1}`);
}

function dateOf(year = '', month = ''): string {
  return [year, ...(month ? [month.padStart(2, '0')] : [])].join('-');
}

/** Sorts what is current first, then what ended or began last, and then what has no time. */
export function byTime(one: { start?: string; end?: string }, other: typeof one): number {
  const key = ({ start = '', end }: typeof one) => `${(end ?? (start && '9999')).padEnd(7, '-99')} ${start}`;
  return key(other) < key(one) ? -1 : key(other) > key(one) ? 1 : 0;
}
