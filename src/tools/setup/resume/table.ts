/** The one table from JSON Resume to the owner's content. */
import type * as v from 'valibot';
import { contentSchema } from '../../../content/schema';
import { link } from '../../../content/schema/kinds';
import { regionNamed } from '../../../content/schema/regions';
import { inOneLine, sentence, withProtocol } from '../read';
import { readDate } from './dates';
import { bare, type Reading } from './reading';
import { type Entry, entriesIn, itemsIn, nameOf, partsOf, plainText, textOf } from './texts';

const { owner, about, career, projects } = contentSchema();
export const schema = {
  person: owner.entries.owner.entries,
  languages: owner.entries.curriculum.entries.languages.wrapped,
  about: about.entries.about.entries,
  ...career.entries.career.entries,
  posts: career.entries.career.entries.experience.item.entries.posts,
  project: projects.entries.projects.item.entries,
};
const { person, project } = schema;
const job = schema.experience.item.entries;
const post = schema.posts.item.entries;
const study = schema.studies.item.entries;
const certificate = schema.certificates.item.entries;

/** The names that files give a field, its schema, what is missing without it, and how its text is read. */
type Row = [names: string, schema: v.GenericSchema, missing?: string, read?: (text: string) => string | undefined];

const url = ['url website', link, '', withProtocol] satisfies Row;

const TABLE = {
  basics: {
    name: ['name', person.name],
    role: ['label', person.role, '', (text) => text.split(/\s[|•·]\s/)[0]],
    birthDate: ['birthDate dateOfBirth', person.birthDate],
    email: ['email', person.email, '', (text) => text.replace(/^mailto:/i, '')],
    phone: ['phone', person.phone, '', phoneAt],
    city: ['city', person.city],
    country: ['country', person.country, '', countryAt],
  },
  work: {
    firm: ['name company', job.firm, 'la empresa'],
    url,
    place: ['location', job.place],
    title: ['position title', post.title, 'el puesto'],
    start: ['startDate', post.start, 'la fecha de inicio', readDate],
    summary: ['summary description', post.summary, '', (text) => partsOf(text).paragraphs.map(sentence).join(' ')],
    highlights: ['summary description highlights', post.highlights],
  },
  education: {
    institution: ['institution', study.institution, 'la institución'],
    type: ['studyType', study.title],
    area: ['area', study.title],
    url,
    start: ['startDate', post.start, '', readDate],
    text: ['courses notes', study.text],
  },
  certificates: {
    title: ['name title', certificate.title, 'el título'],
    issuer: ['issuer', certificate.issuer, 'quién lo da'],
    url,
    date: ['date startDate', certificate.date, '', readDate],
  },
  languages: {
    name: ['language name', schema.languages.item, 'el nombre'],
    level: ['fluency level', schema.languages.item],
  },
  projects: {
    title: ['name title', project.title, 'el nombre'],
    url,
  },
} satisfies Record<string, Record<string, Row>>;

type Section = keyof typeof TABLE;
type Value<Of> = Of extends [string, infer Schema extends v.GenericSchema, ...unknown[]]
  ? v.InferOutput<Schema>
  : never;
type Fields<Name extends Section> = { [Field in keyof (typeof TABLE)[Name]]?: Value<(typeof TABLE)[Name][Field]> };

/** What an entry says, as the site can have it; undefined without something that it needs. */
export function take<Name extends Section>(section: Name, entry: Entry, reading: Reading): Fields<Name> | undefined {
  const fields: Entry = {};
  const lacking: string[] = [];
  for (const [field, [names, schema, missing, read]] of Object.entries<Row>(TABLE[section])) {
    const values = names.split(' ').map((name) => entry[name]);
    const text = values.map(textOf).find(Boolean) ?? '';
    // A list has the entries of the lists in texts, too.
    const items = values.flatMap((value) => (Array.isArray(value) ? itemsIn(value) : partsOf(textOf(value)).items));
    fields[field] =
      'item' in bare(schema)
        ? reading.texts(schema, items)
        : reading.text(schema, read && text ? read(text) : inOneLine(plainText(text)), text);
    if (missing && !fields[field]) lacking.push(missing);
  }
  if (lacking.length > 0) reading.leave(`falta ${new Intl.ListFormat('es').format(lacking)}`);
  return lacking.length > 0 ? undefined : (defined(fields) as Fields<Name>);
}

type Read<Name extends Section, Item> = (fields: Fields<Name>, entry: Entry) => Item | undefined;

/** What the entries of a section become. */
export function each<Name extends Section, Item>(section: Name, file: Entry, reading: Reading, read: Read<Name, Item>) {
  const items = entriesIn(file[section]).flatMap((entry): Item[] => {
    reading.where = `${section} «${nameOf(entry)}»`;
    const fields = take(section, entry, reading);
    const item = fields && read(fields, entry);
    return item ? [item] : [];
  });
  reading.where = section;
  return items;
}

/** Names the sections that the site has no place for, with their entries. */
export function leaveSections({ $schema, meta, skills, ...file }: Entry, reading: Reading) {
  for (const [section, value] of Object.entries(file)) {
    const names = section in TABLE ? [] : entriesIn(value).flatMap((entry) => nameOf(entry) || []);
    reading.where = section;
    if (names.length > 0) reading.leave(`${names.join(', ')} no tiene lugar en el sitio`);
  }
}

/** Without fields that say nothing. */
export function defined<Values extends object>(values: Values): Values {
  const said = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(said) as Values;
}

/** The phone, if it can be called from anywhere. */
function phoneAt(text: string): string {
  const plain = text
    .replace(/^tel:/i, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\(0\)|[()./]/g, ' ');
  return inOneLine(plain).replace(/^00/, '+');
}

/** A country by its code or its name in Spanish or English, in Spanish. */
function countryAt(text: string): string | undefined {
  const code = /^[a-z]{2}$/i.test(text) ? new Intl.Locale(`es-${text}`).region : regionNamed(text, 'en')?.code;
  const name = code ? new Intl.DisplayNames('es', { type: 'region' }).of(code) : text;
  return regionNamed(name ?? '', 'es')?.name;
}
