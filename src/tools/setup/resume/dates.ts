/** What is not over yet. */
export const NOW = 'now';

const CURRENT =
  /^(hasta )?((el )?presente|(la )?actual(idad|mente)?|hoy|(a )?la fecha|en curso|present|current(ly)?|now|today|ongoing|atual(mente)?|hoje|até o momento|présent|actuel(lement)?|aujourd['’]hui|en cours)\.?$/;

/** The names of each month in Spanish, Peru's «setiembre» too, in English, Portuguese and French. */
const MONTHS = Array.from({ length: 12 }, (_, index) =>
  ['es', 'es-PE', 'en', 'pt', 'fr'].map((language) =>
    plain(new Date(Date.UTC(2000, index)).toLocaleDateString(language, { month: 'long', timeZone: 'UTC' })),
  ),
);

/** Without accents and capitals. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** Reads a date as people write it: a year, a year and a month, or `NOW`; undefined if it cannot be understood. */
export function readDate(written: string): string | undefined {
  const text = written.trim().toLowerCase();
  if (CURRENT.test(text.normalize('NFC'))) return NOW;
  const [, isoYear, isoMonth] = text.match(/^(\d{4})(?:[-/.](\d{1,2})(?:[-/.]\d{1,2}(?:[t ].*)?)?)?$/) ?? [];
  if (isoYear) return dateOf(isoYear, isoMonth && Number(isoMonth));
  const [, day, second, year = ''] = text.match(/^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{4})$/) ?? [];
  // With a second number over 12, the first is the month.
  if (year) return dateOf(year, Number(second) > 12 ? Number(day) : Number(second));
  const named = plain(text).match(/^(?:\d{1,2}(?:er)? (?:de )?)?([a-z]{3,})\.?(?: \d{1,2})?,? (?:del? )?(\d{4})$/);
  const month = MONTHS.findIndex((names) => names.some((name) => name.startsWith(named?.[1] ?? '-')));
  return named && month >= 0 ? dateOf(named[2] ?? '', month + 1) : undefined;
}

function dateOf(year: string, month: number | string | undefined): string | undefined {
  if (Number(year) < 1900 || (month !== undefined && !(Number(month) >= 1 && Number(month) <= 12))) return undefined;
  return month === undefined ? year : `${year}-${`${month}`.padStart(2, '0')}`;
}

/** Whether a date may be that of another month, which people in some countries write first. */
export function isAmbiguous(written: string): boolean {
  const [, first, second] = written.match(/^(\d{1,2})\D(\d{1,2})\D\d{4}$/)?.map(Number) ?? [];
  return first !== second && Math.max(first ?? 13, second ?? 13) <= 12;
}

export function isFuture(date: string): boolean {
  return date !== NOW && date > new Date().toISOString().slice(0, date.length);
}

/** Sorts what is current first, then what ended or began last, and then what has no time. */
export function byTime(one: { start?: string; end?: string }, other: typeof one): number {
  const key = ({ start = '', end }: typeof one) => `${(end ?? (start && '9999')).padEnd(7, '-99')} ${start}`;
  return key(other) < key(one) ? -1 : key(other) > key(one) ? 1 : 0;
}
