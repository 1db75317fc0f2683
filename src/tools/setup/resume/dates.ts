import * as v from 'valibot';
import { month } from '../../../content/schema/kinds';
import type { Entry, Tell } from './entries';

interface ReadDate {
  /** A year, or a year and a month. */
  date?: string;
  isCurrent?: boolean;
  isFuture?: boolean;
  /** What the date does not say any more. */
  change?: string;
}

interface Period {
  start?: string;
  end?: string;
}

const CURRENT =
  /^(?:(?:hasta )?(?:(?:el )?presente|(?:la )?actual(?:idad|mente)?|hoy|la fecha)|a la fecha|en curso|present|current(?:ly)?|now|today|ongoing)\.?$/i;
/** The names of each month, Peru's «setiembre» among them. */
const NAMES = Array.from({ length: 12 }, (_, index) =>
  ['es', 'es-PE', 'en']
    .map((language) =>
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, index))),
    )
    .map((name) => name.toLowerCase()),
);
const WITHOUT_DAY = 'queda sin el día';

/** Reads a date as people write it; undefined if it cannot be understood. */
export function readDate(written: string): ReadDate | undefined {
  const text = written.trim().toLowerCase();
  if (CURRENT.test(text)) return { isCurrent: true };
  const read = partsOf(text);
  if (!read) return undefined;
  const [year, monthOfYear, change] = read;
  const date = monthOfYear ? `${year}-${`${monthOfYear}`.padStart(2, '0')}` : year;
  if (v.is(month, date)) return { date, change };
  const isFuture = /^[2-9]\d{3}(-(0[1-9]|1[0-2]))?$/.test(date);
  return isFuture ? { isFuture } : undefined;
}

function partsOf(text: string): [year: string, month?: number, change?: string] | undefined {
  const iso = text.match(/^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:[t ].*)?)?)?$/);
  if (iso) return [iso[1] ?? '', iso[2] ? Number(iso[2]) : undefined, iso[3] && WITHOUT_DAY];
  const short = text.match(/^(\d{1,2})[-/.](\d{4})$/);
  if (short) return [short[2] ?? '', Number(short[1])];
  const long = text.match(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/);
  if (long) {
    const [first, second] = [Number(long[1]), Number(long[2])];
    if (second > 12) return [long[3] ?? '', first, WITHOUT_DAY];
    const isClear = first > 12 || first === second;
    return [long[3] ?? '', second, isClear ? WITHOUT_DAY : 'se lee como día, mes y año, y queda sin el día'];
  }
  const named = text.match(/^(?:(\d{1,2}) (?:de )?)?(\p{L}{3,})\.?(?: (\d{1,2}))?,? (?:del? )?(\d{4})$/u);
  const index = NAMES.findIndex((names) => names.some((name) => name.startsWith(named?.[2] ?? '-')));
  return named && index >= 0 ? [named[4] ?? '', index + 1, (named[1] ?? named[3]) && WITHOUT_DAY] : undefined;
}

/** One date of an entry, if it can be shown. */
export function dateOf(entry: Entry, tell: Tell, ...names: string[]): string | undefined {
  const value = entry.raw(...names);
  const read = value && readDate(value.text);
  if (!value || read?.isCurrent) return undefined;
  if (!read?.date) tell(value, read ? 'está por venir, y queda fuera' : 'no se entiende como fecha, y queda fuera');
  else if (read.change) tell(value, read.change);
  return read?.date;
}

/** When something began and ended. What has no end is not over. */
export function periodOf(entry: Entry, tell: Tell): Period {
  const start = dateOf(entry, tell, 'startDate');
  const value = entry.raw('endDate');
  const read = value && readDate(value.text);
  if (!value || read?.isCurrent) return { start };
  if (!read?.date) {
    tell(value, `${read ? 'está por venir' : 'no se entiende como fecha'}, y queda como actual`);
    return { start };
  }
  if (read.change) tell(value, read.change);
  if (start && read.date < start.slice(0, read.date.length)) {
    tell(value, 'es anterior al comienzo, y las dos fechas quedan al revés; revísalas');
    return { start: read.date, end: start };
  }
  return { start, end: read.date };
}

/** Sorts what is current first, then what ended or began last, and then what has no time. */
export function byTime(one: Period, other: Period): number {
  const key = ({ start = '', end }: Period) => `${(end ?? (start && '9999')).padEnd(7, '-99')} ${start}`;
  return key(other) < key(one) ? -1 : key(other) > key(one) ? 1 : 0;
}
