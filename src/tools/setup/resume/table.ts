/** The one table from JSON Resume to the owner's content. */
import * as v from 'valibot';
import { contentSchema } from '../../../content/schema';
import { link, type Sample } from '../../../content/schema/kinds';
import { regionNamed } from '../../../content/schema/regions';
import { inOneLine } from '../answers';
import { isAmbiguous, isFuture, NOW, readDate } from './dates';
import type { Language } from './languages';
import type { Notes } from './report';
import { type Entry, entriesIn, fieldOf, plainText } from './texts';

/** What is read, and who is told what becomes of it. */
export interface Reading {
  notes: Notes;
  language: Language;
  /** The entries of the file by what they become. */
  entries: Map<unknown, Entry>;
  /** Entries with an end that cannot be read. */
  withoutEnd: Entry[];
}

/** The names that files give a field, its schema, and how its text is read; without that, a text that is too long is cut. */
type Row = [names: string, schema: v.GenericSchema, read?: (text: string, reading: Reading) => string | undefined];
type Table = Record<string, Row>;

const content = contentSchema();
const person = content.owner.entries.owner.entries;
const { experience, studies, certificates } = content.career.entries.career.entries;
const post = experience.item.entries.posts.item.entries;
const project = content.projects.entries.projects.item.entries;

export const BASICS = {
  name: ['name', person.name, (text) => text],
  role: ['label', person.role, roleAt],
  birthDate: ['birthDate dateOfBirth', person.birthDate, birthDateAt],
  email: ['email', person.email, (text) => text.replace(/^mailto:/i, '')],
  phone: ['phone', person.phone, phoneAt],
  city: ['city', person.city, (text) => text],
  country: ['countryCode country', person.country, countryAt],
} satisfies Table;

const url: Row = ['url website', link, addressAt];
const start: Row = ['startDate', post.start, pastDateAt];

export const WORK = {
  firm: ['name company', experience.item.entries.firm],
  url,
  place: ['location', experience.item.entries.place],
  title: ['position title', post.title],
  start,
} satisfies Table;

export const EDUCATION = {
  institution: ['institution', studies.item.entries.institution],
  url,
  type: ['studyType', studies.item.entries.title],
  area: ['area', studies.item.entries.title],
  text: ['notes', studies.item.entries.text],
  start,
} satisfies Table;

export const CERTIFICATES = {
  title: ['name title', certificates.item.entries.title],
  issuer: ['issuer', certificates.item.entries.issuer],
  url,
  date: ['date startDate', certificates.item.entries.date, pastDateAt],
} satisfies Table;

export const PROJECTS = {
  title: ['name title', project.title],
  url,
  role: ['role', project.role],
  client: ['entity', project.client],
  date: ['endDate startDate', post.start, pastDateAt],
} satisfies Table;

/** What an entry says of a table's fields, as the site can have it. */
export function take<Fields extends Table>(table: Fields, entry: Entry, reading: Reading) {
  const values = Object.entries<Row>(table).map(([field, [names, schema, read]]) => {
    const written = fieldOf(entry, ...names.split(' '));
    const text = inOneLine(plainText(written));
    if (!read || !written) return [field, fitted(schema, text, reading)];
    const value = read(text, reading);
    const isRight = value !== undefined && v.is(schema, value);
    const what = table === (BASICS as Table) ? 'se pregunta' : 'queda fuera';
    reading.notes.note(written, isRight ? '' : `no sirve tal cual, y ${what}`);
    return [field, isRight ? value : undefined];
  });
  return defined(Object.fromEntries(values)) as { [Field in keyof Fields]?: string };
}

/** What the entries of a list become; what one has become remembers its entry. */
export function takeAll<Item extends object>(
  list: unknown,
  read: (entry: Entry) => Item | undefined,
  reading: Reading,
): Item[] {
  return entriesIn(list).flatMap((entry) => {
    const item = read(entry);
    if (item) reading.entries.set(item, entry);
    return item ?? [];
  });
}

/** A text as the schema of its field has it, cut at a word where it is too long. */
export function fitted(schema: v.GenericSchema, text: string, { notes }: Reading): string | undefined {
  const { length = text.length } = sampleOf(schema);
  const cut = text
    .slice(0, length - 1)
    .replace(/(?<=\S.*)\s\S*$|[\uD800-\uDBFF]$/, '')
    .replace(/[\s,;:.]+$/, '');
  const short = text.length > length ? `${cut}…` : text;
  const isRight = text !== '' && v.is(schema, short);
  if (!isRight) notes.note(text, 'tiene palabras demasiado largas, y queda fuera');
  else if (short !== text) notes.note(text, `tiene ${text.length} caracteres, y caben ${length}, y queda cortado`);
  return isRight ? short : undefined;
}

/** As many as a list of this schema may have. */
export function firstOf<Item>(schema: v.GenericSchema, items: Item[], { notes, entries }: Reading): Item[] {
  const most = sampleOf(schema).limits?.[1] ?? items.length;
  for (const item of items.slice(most))
    notes.note(entries.get(item) ?? `${item}`, `no cabe, porque el sitio muestra ${most}`);
  return items.slice(0, most);
}

export function sampleOf(schema: v.GenericSchema): Sample {
  return v.getMetadata('wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema) as Sample;
}

/** Without fields that say nothing. */
export function defined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Fields;
}

/** The whole label, or what it says first. */
function roleAt(label: string, { notes }: Reading): string {
  const { length = 0 } = sampleOf(person.role);
  const [role = '', ...others] = label.split(label.length > length ? /\s[|•·–—-]\s/ : /\s[|•·]\s/);
  if (others.length > 0 && role.length <= length) notes.note(label, `queda como «${role}», que cabe en una frase`);
  return role;
}

/** LinkedIn writes it as in «Mar 14, 1994», or without the year. */
function birthDateAt(text: string): string | undefined {
  const date = new Date(/^(?:\d{4}-\d{2}-\d{2}|[a-z]{3,} \d{1,2}, \d{4})$/i.test(text) ? `${text} UTC` : '');
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** The phone, if it can be called from anywhere. */
function phoneAt(text: string): string {
  const plain = text
    .replace(/^tel:/i, '')
    .replaceAll('(0)', ' ')
    .replaceAll(/[\u2010-\u2015]/g, '-');
  return inOneLine(plain.replaceAll(/[()./\s]+/g, ' ')).replace(/^00/, '+');
}

/** A country by its code or its name in one of two languages. */
function countryAt(text: string, { language }: Reading): string | undefined {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const code = /^[a-z]{2}$/i.test(text) ? new Intl.Locale(`es-${text}`).region : undefined;
  const name = names.of(code ?? (regionNamed(text, 'es') ?? regionNamed(text, 'en'))?.code ?? 'ZZ');
  return name && regionNamed(name, language)?.name;
}

/** A web address with its scheme, also one of which the scheme is percent-encoded. */
export function addressAt(text: string): string {
  const written = /^https?%3a/i.test(text)
    ? text.replaceAll(/%3a/gi, ':').replaceAll(/%2f/gi, '/')
    : text.replace(/^<(.*)>$/, '$1');
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(written);
  return hasScheme ? written.replace(/^https?:/i, 'https:') : `https://${written.replace(/^\/\//, '')}`;
}

function pastDateAt(text: string, { notes }: Reading): string | undefined {
  const date = readDate(text);
  if (isAmbiguous(text)) notes.note(text, 'se lee como día, mes y año');
  return date && !isFuture(date) && date !== NOW ? date : undefined;
}

/** When something began and ended. What has no end is not over; one that cannot be read is asked. */
export function periodOf(
  entry: Entry,
  start: string | undefined,
  { notes, language, withoutEnd }: Reading,
): { start?: string; end?: string } {
  const written = fieldOf(entry, 'endDate');
  const end = written ? readDate(written) : NOW;
  const isTurned = end && start && end < start.slice(0, end.length);
  if (!end) withoutEnd.push(entry);
  // The dates are those of the file in Spanish.
  if (!end) notes.note(written, language === 'es' ? 'no se entiende como fecha, y se pregunta' : '');
  else if (isFuture(end)) notes.note(written, 'está por venir, y queda como actual');
  else if (isAmbiguous(written)) notes.note(written, 'se lee como día, mes y año');
  else notes.note(written, isTurned ? 'es anterior al comienzo, y las dos fechas quedan al revés; revísalas' : '');
  if (!end || end === NOW || isFuture(end)) return defined({ start });
  return isTurned ? { start: end, end: start } : defined({ start, end });
}
