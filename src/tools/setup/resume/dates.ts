import * as v from 'valibot';
import { month } from '../../../schema/kinds';
import { plain } from '../../../schema/regions';
import { type Entry, firstTextOf } from './texts';

/** The fields that can have start and end in one text. */
const PERIOD = ['period', 'dates', 'date', 'releaseDate', 'year'];

/** The end of an entry that is still current. */
const NOW = 'now';

const CURRENT =
  /^(hasta |a )?(el |la )?(presente?|actual(idad|mente)?|hoy|fecha|e[nm] curso|en cours|current(ly)?|now|today|ongoing|laufend|heute|atual(mente)?|hoje|ate o momento|actuel(lement)?|aujourd['’]hui)\.?$/;

/** The names of each month in Spanish (with Peru's «setiembre»), English, Portuguese, French and German. */
const MONTHS = Array.from({ length: 12 }, (_, index) =>
  ['es', 'es-PE', 'en', 'pt', 'fr', 'de'].map((language) =>
    plain(new Date(Date.UTC(2000, index)).toLocaleDateString(language, { month: 'long', timeZone: 'UTC' })),
  ),
);

/** The forms of dates: `2021-03-15`, `3/15/2021`, `15/03/2021`, `03/2021`, «15 de marzo de 2021» and «March 15, 2021». */
const FORMS = [
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?!\d).*)?$/,
  /^(?<month>\d{1,2})[-/.](?:1[3-9]|2\d|3[01])[-/.](?<year>\d{4})$/,
  /^(?:\d{1,2}[-/.])?(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /(?:^|\s)(?<name>[a-z]{3,})\.?(?: \d{1,2})?,? (?:del? )?(?<year>\d{4})$/,
];

/** Reads a date as people write dates. Returns a year, a year with its month, `NOW`, or undefined if the text is no date. */
function readDate(written: string): string | undefined {
  const text = plain(written);
  if (CURRENT.test(text)) return NOW;
  const { year, month, name } = FORMS.map((form) => text.match(form)?.groups).find(Boolean) ?? {};
  const named = name && MONTHS.findIndex((names) => names.some((long) => long.startsWith(name))) + 1;
  if (!year || named === 0) return undefined;
  return [year, `${named ?? month ?? ''}`.padStart(2, '0')].join('-').replace('-00', '');
}

/** Returns the date in the first of the fields that is not empty, or the text of the field if the text is no date. */
export function dateIn(entry: Entry, names: readonly string[]): string {
  return readDate(firstTextOf(entry, ...names)) ?? firstTextOf(entry, ...names);
}

/**
 * Adds start and end to an entry that has its dates in one other field. The field has a period such as «2019 – 2021», or a single
 * date, which becomes start and end.
 */
export function withDates(entry: Entry): Entry {
  const field = PERIOD.find((name) => firstTextOf(entry, name)) ?? '';
  const [startDate = '', endDate = startDate, ...others] = plain(firstTextOf(entry, field))
    .replace(/^(from|de|desde|von|seit) /, '')
    .split(/\s*[–—]\s*|\s+(?:-|to|a|hasta|bis)\s+/);
  const isRead = others.length === 0 && readDate(startDate) && readDate(endDate);
  if (!isRead || firstTextOf(entry, 'startDate', 'endDate')) return entry;
  const { [field]: _, ...fields } = entry;
  return { ...fields, startDate, endDate };
}

/** Returns the end of an entry: '' if the entry is still current, undefined if the end is no date or is before the start. */
export function endOf(entry: Entry): string | undefined {
  const end = dateIn(entry, ['endDate']);
  const isToCome = /^\d{4}\b/.test(end) && end > new Date().toISOString().slice(0, end.length);
  if (end === '' || end === NOW || isToCome) return '';
  return v.is(month, end) && end >= dateIn(entry, ['startDate']).slice(0, end.length) ? end : undefined;
}

export type Times = { start?: string | undefined; end?: string | undefined; date?: string | undefined };

/** Compares two entries: current entries come first, then entries with dates from new to old, and then entries without dates. */
export function byTime(one: Times, other: Times): number {
  const keyOf = ({ start = '', end, date = start && '9999' }: Times) => `${(end ?? date).padEnd(7, '-99')} ${start}`;
  return keyOf(other) < keyOf(one) ? -1 : keyOf(other) > keyOf(one) ? 1 : 0;
}
