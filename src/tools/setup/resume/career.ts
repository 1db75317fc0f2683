/** The one table from JSON Resume to the curriculum. */
import type * as v from 'valibot';
import { type Career, contentSchema } from '../../../content/schema';
import { plain } from '../../../schema/regions';
import { byTime, dateIn, endOf, type Times } from './dates';
import { addressIn } from './owner';
import type { Language, Reading } from './reading';
import { type Entry, entriesIn, nameOf, said, summaryIn } from './texts';

const { experience, studies, certificates } = contentSchema().career.entries.career.entries;
const { posts, ...job } = experience.item.entries;
const post = posts.item.entries;
const study = studies.item.entries;
const certificate = certificates.item.entries;
const { languages } = contentSchema().owner.entries.curriculum.entries;

/** The schema of a field, its value in an entry of a résumé, and what is missing without it. */
type Row = [schema: v.GenericSchema, valueIn: (entry: Entry, reading: Reading) => unknown, missing?: string];

const TABLE: Record<string, Record<string, Row>> = {
  work: {
    firm: [job.firm, said('name', 'company'), 'la empresa'],
    url: [job.url, addressIn],
    place: [job.place, said('location')],
    title: [post.title, said('position', 'title'), 'el puesto'],
    start: [post.start, dateIn('startDate'), 'la fecha de inicio'],
    end: [post.end, endOf],
    summary: [post.summary, (entry) => summaryIn(entry).paragraphs.join(' ')],
    highlights: [post.highlights, (entry) => summaryIn(entry).items],
  },
  education: {
    title: [study.title, titleIn, 'el título'],
    institution: [study.institution, said('institution'), 'la institución'],
    url: [study.url, addressIn],
    start: [study.start, dateIn('startDate')],
    end: [study.end, endOf],
    text: [study.text, said('courses', 'notes')],
  },
  certificates: {
    title: [certificate.title, said('name', 'title'), 'el título'],
    issuer: [certificate.issuer, said('issuer'), 'quién lo da'],
    url: [certificate.url, addressIn],
    date: [certificate.date, dateIn('date', 'startDate')],
  },
  languages: { text: [languages.wrapped.item, languageIn, 'el nombre'] },
};

type Firm = Career['experience'][number];
type Job = Omit<Firm, 'posts'> & Firm['posts'][number];

/** What the site shows of a curriculum, each list newest first. */
export function careerIn(file: Entry, reading: Reading) {
  const firms = firmsOf(take<Job>('work', file, reading), reading);
  const spoken = take<{ text: string } & Times>('languages', file, reading).map(({ text }) => text);
  const career: Career = {
    experience: reading.fit(experience, firms) ?? [],
    studies: reading.fit(studies, take('education', file, reading)) ?? [],
    certificates: reading.fit(certificates, take('certificates', file, reading)) ?? [],
  };
  return { career, curriculum: spoken.length > 0 ? { languages: reading.fit(languages, spoken) } : {} };
}

/** What the entries of a section say, as the site can have it, without those that lack something it needs. */
function take<Taken extends Times>(section: string, file: Entry, reading: Reading): Taken[] {
  const rows = Object.entries(TABLE[section] ?? {});
  const taken = entriesIn(file[section]).flatMap((entry) => {
    reading.where = `${section} «${nameOf(entry)}»`;
    const fields: Entry = {};
    const lacking: string[] = [];
    for (const [field, [schema, valueIn, missing]] of rows) {
      const value = reading.fit(schema, valueIn(entry, reading));
      if (value !== undefined) fields[field] = value;
      else if (missing) lacking.push(missing);
    }
    if (lacking.length > 0) reading.leave(`falta ${new Intl.ListFormat('es').format(lacking)}`);
    else if (TABLE[section]?.end && endOf(entry) === undefined) reading.withoutEnd.push(entry);
    return lacking.length > 0 ? [] : [fields as Taken];
  });
  reading.where = section;
  return taken.sort(byTime);
}

/** The jobs by firms. One that is written twice is one. */
function firmsOf(jobs: Job[], reading: Reading): Firm[] {
  const firms = new Map<string, Firm>();
  for (const { firm, url, place, ...post } of jobs) {
    const held = firms.get(plain(firm));
    const keyOf = ({ title, start, end }: typeof post) => plain(`${title} ${start} ${end}`);
    if (held?.posts.some((other) => keyOf(other) === keyOf(post))) continue;
    // The address and the place are those of the newest post that has one.
    const about = { firm, ...(url && { url }), ...(place && { place }), ...held };
    firms.set(plain(firm), { ...about, posts: [...(held?.posts ?? []), post] });
  }
  return [...firms.values()].map((firm) => ({ ...firm, posts: reading.fit(posts, firm.posts) ?? [] }));
}

/** Names the sections that the site has no place for, with their entries. */
export function leaveSections({ $schema, meta, basics, skills, projects, ...file }: Entry, reading: Reading) {
  for (const [section, value] of Object.entries(file)) {
    const names = section in TABLE ? [] : entriesIn(value).flatMap((entry) => nameOf(entry) || []);
    if (names.length > 0) reading.leave(`${names.join(', ')} no tiene lugar en el sitio`, section);
  }
}

/** Degrees with a name in English, unlike «master», which is Spanish, too. */
const ENGLISH_DEGREE = /\b(bachelors?|masters|master's|associate|degree|doctorate)\b/;

/** As «Grado en Ingeniería», unless one of both already says the other. A name in English makes it «Bachelor in». */
function titleIn(entry: Entry, { language }: Reading): string {
  const [type, area] = [said('studyType')(entry), said('area')(entry)];
  const within = (one: string, other: string) => ` ${plain(other)} `.includes(` ${plain(one)} `);
  if (!area || within(area, type)) return type;
  if (!type || within(type, area)) return area;
  if (/ (?:en|in|of) /.test(type)) return `${type}, ${area}`;
  return `${type} ${language === 'en' || ENGLISH_DEGREE.test(plain(type)) ? 'in' : 'en'} ${area}`;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const LANGUAGES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const NAMES = {
  es: new Intl.DisplayNames('es', { type: 'language', fallback: 'none' }),
  en: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
};

/** Without «proficiency» and «speaker». Of two that are one in the other language, the usual one is first. */
const LEVELS: Record<Language, string>[] = [
  { en: 'native', es: 'nativo' },
  { en: 'native or bilingual', es: 'nativo o bilingüe' },
  { en: 'bilingual', es: 'bilingüe' },
  { en: 'fluent', es: 'fluido' },
  { en: 'full professional', es: 'profesional completo' },
  { en: 'professional working', es: 'profesional' },
  { en: 'limited working', es: 'limitado' },
  { en: 'advanced', es: 'avanzado' },
  { en: 'intermediate', es: 'intermedio' },
  { en: 'conversational', es: 'conversacional' },
  { en: 'basic', es: 'básico' },
  { en: 'elementary', es: 'básico' },
];

/** A language with its level, as in «Inglés, avanzado», also if it is written without its accents or in the other language. */
function languageIn(entry: Entry, { language }: Reading): string {
  const [written, fluency] = [said('language', 'name')(entry), said('fluency', 'level')(entry)];
  const other = language === 'es' ? 'en' : 'es';
  const isWritten = (name = '') => plain(name) === plain(written);
  const code = LANGUAGES.find((code) => isWritten(NAMES.es.of(code)) || isWritten(NAMES.en.of(code)));
  const name = (code && NAMES[language].of(code)) ?? written;
  const bare = plain(fluency).replace(/ (proficiency|speaker)$/, '');
  const level = LEVELS.find((level) => plain(level[other]) === bare)?.[language] ?? fluency;
  return [name.charAt(0).toUpperCase() + name.slice(1), level].filter(Boolean).join(', ');
}
