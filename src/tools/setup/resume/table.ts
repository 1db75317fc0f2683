/** The table that maps the fields of JSON Resume to the fields of the site. */
import type * as v from 'valibot';
import { contentSchema } from '../../../content/schema';
import { plain } from '../../../schema/regions';
import type { words } from '../language';
import { withProtocol } from '../read';
import { dateIn, endOf } from './dates';
import { LEVEL, languageIn } from './languages';
import { ADDRESS, addressIn } from './owner';
import { hasContact, type Reading, sampleOf } from './reading';
import {
  bare,
  type Entry,
  firstTextOf,
  ITEMS,
  itemsIn,
  leadOf,
  linesOf,
  piecesOf,
  plainTextOf,
  running,
  summaryIn,
  TEXTS,
  withDetails,
} from './texts';

const content = contentSchema();
const { experience, studies, certificates, more } = content.career.entries.career.entries;
const { posts, ...job } = experience.item.entries;
const post = posts.item.entries;
const study = studies.item.entries;
const certificate = certificates.item.entries;
const further = more.wrapped.item.entries.entries.item.entries;
const project = content.projects.entries.projects.item.entries;
const { languages, interests } = content.owner.entries.curriculum.entries;
const quote = content.about.entries.about.entries.quotes.wrapped.item.entries;

/**
 * A field of the site:
 *
 * - `names`: the fields of a résumé that can have the value.
 * - `valueIn`: returns the value. Without this function, the value is the first text in `names`.
 * - `missing`: the key of a required field's name. If an entry lacks the field, the note on the entry contains this name.
 */
export type Row = [
  schema: v.GenericSchema,
  names: readonly string[],
  valueIn?: ((entry: Entry, names: readonly string[], reading: Reading) => unknown) | undefined,
  missing?: keyof typeof words.fields,
];

const FIRM = ['name', 'company', 'employer', 'organization'];
const POST = ['position', 'title', 'role'];
const HOST = ['organization', 'publisher', 'awarder', 'issuer', 'event', 'employer', 'company', 'institution'];
const CODE = ['repository', 'code', 'github', 'source'];
const CODE_HOST = /^https:\/\/(?:www\.)?(?:github|gitlab|bitbucket|codeberg)\.(?:com|org)\/.*/;
const KEYWORDS = ['keywords', 'technologies', 'tags', 'stack'];
const DEGREE = ['studyType', 'degree'];
const AREA = ['area', 'major', 'field'];
const SCHOOL = ['institution', 'school', 'university', 'organization', 'name'];
const ALL = [...TEXTS, ...ITEMS, 'courses'];

export const TABLE: Record<string, Record<string, Row>> = {
  work: {
    firm: [job.firm, [...FIRM, ...POST], undefined, 'firm'],
    url: [job.url, ADDRESS, addressIn],
    place: [job.place, ['location']],
    title: [post.title, POST, (entry, names) => plainTextOf(entry, ...FIRM) && plainTextOf(entry, ...names)],
    start: [post.start, ['startDate'], dateIn],
    end: [post.end, ['endDate'], endOf],
    summary: [post.summary, TEXTS, (entry) => linesOf(summaryIn(entry).paragraphs)],
    highlights: [post.highlights, ITEMS, (entry) => summaryIn(entry).items.map(running)],
  },
  education: {
    title: [study.title, [...DEGREE, ...AREA, ...SCHOOL], titleIn, 'title'],
    institution: [study.institution, SCHOOL, (entry, names) => degreeIn(entry) && plainTextOf(entry, ...names)],
    url: [study.url, ADDRESS, addressIn],
    start: [study.start, ['startDate'], dateIn],
    end: [study.end, ['endDate'], endOf],
    text: [study.text, ALL, (entry) => linesOf(textsIn(entry))],
  },
  certificates: {
    title: [certificate.title, ['name', 'title'], undefined, 'title'],
    issuer: [certificate.issuer, ['issuer', 'authority', 'organization']],
    url: [certificate.url, ADDRESS, addressIn],
    date: [certificate.date, ['date', 'startDate'], dateIn],
    text: [certificate.text, ALL, (entry) => linesOf(textsIn(entry))],
  },
  projects: {
    title: [project.title, ['name', 'title'], undefined, 'title'],
    description: [project.description, TEXTS, descriptionIn],
    paragraphs: [project.paragraphs, [], (entry) => summaryIn(entry).paragraphs.map(running)],
    results: [project.results, ITEMS, (entry) => summaryIn(entry).items.map(running)],
    role: [project.role, ['role', 'roles', 'position']],
    client: [project.client, ['entity', 'client', 'company', 'organization']],
    year: [project.year, ['endDate', 'date', 'year', 'startDate'], yearIn],
    url: [project.url, ADDRESS, (entry) => (addressIn(entry) === codeIn(entry) ? '' : addressIn(entry))],
    repository: [project.repository, CODE, codeIn],
    keywords: [project.keywords, KEYWORDS, (entry, names) => names.flatMap((name) => itemsIn(entry[name]).map(bare))],
  },
  languages: { text: [languages.wrapped.item, ['language', 'name', ...LEVEL], languageIn, 'name'] },
  interests: { text: [interests.wrapped.item, ['name', 'keywords', 'summary'], withDetailsIn, 'name'] },
  references: {
    text: [quote.text, ['reference', 'quote', 'text'], wordsIn, 'quote'],
    name: [quote.name, ['name', 'lastName'], (entry) => personIn(entry)[0], 'speaker'],
    role: [quote.role, ['role', 'position', 'title', 'company'], (entry) => personIn(entry).slice(1).join(', ')],
  },
};

/** The fields of entries in all other sections. */
export const FURTHER: Record<string, Row> = {
  title: [further.title, [...POST, 'name'], titledIn, 'title'],
  organisation: [further.organisation, [...HOST, 'name'], hostIn],
  url: [further.url, ADDRESS, addressIn],
  start: [further.start, ['startDate'], dateIn],
  end: [further.end, ['endDate'], endOf],
  text: [further.text, ALL, (entry) => linesOf(headedIn(entry).slice(1))],
};

/** The functions that read only the first field with a text. All further fields count as unknown, so that no text is lost. */
export const FIRST_FIELD_READERS: (Row[2] | undefined)[] = [undefined, addressIn, dateIn, titledIn];

/** Describes a project by the first sentence about the project, or else by its keywords or its name. */
function descriptionIn(entry: Entry): string {
  const { lead } = leadOf(textsIn(entry), sampleOf(project.description).length);
  return bare(lead) || plainTextOf(entry, ...KEYWORDS, 'name', 'title');
}

function textsIn(entry: Entry): string[] {
  const { paragraphs, items } = summaryIn(entry);
  return [...paragraphs, ...items, plainTextOf(entry, 'courses')].filter(Boolean);
}

/** Returns the title of an entry, followed by its texts. Without a title, the first text is the title. */
function headedIn(entry: Entry): string[] {
  const [title = '', ...texts] = [plainTextOf(entry, ...POST, 'name'), ...textsIn(entry)].filter(Boolean);
  return [...piecesOf(bare(title), sampleOf(further.title).length), ...texts];
}

function titledIn(entry: Entry): string | undefined {
  return headedIn(entry)[0];
}

/** Returns an entry's organisation. If an entry has a position, the name of the entry is that of the organisation. */
function hostIn(entry: Entry): string {
  return plainTextOf(entry, ...HOST) || (plainTextOf(entry, ...POST) && plainTextOf(entry, 'name'));
}

/** Returns the address of a project's code, or '' if the entry has none. */
function codeIn(entry: Entry): string {
  const code = firstTextOf(entry, ...CODE);
  return code ? withProtocol(code) : (addressIn(entry).match(CODE_HOST)?.[0] ?? '');
}

function yearIn(entry: Entry, names: readonly string[]): number | undefined {
  const [year] = names.flatMap((name) => firstTextOf(entry, name).match(/\d{4}/g)?.at(-1) ?? []);
  return year ? Number(year) : undefined;
}

/** Returns a name with its details, as in «Música (guitarra, piano)». */
function withDetailsIn(entry: Entry, names: readonly string[]): string {
  return bare(withDetails(Object.fromEntries(names.map((name) => [name, entry[name]]))));
}

/** Returns the text of a reference, or '' if the text has fewer than three words or contains contact data. */
function wordsIn(entry: Entry, names: readonly string[]): string {
  const text = firstTextOf(entry, ...names);
  const isQuote = /(\p{L}\S*\s+){2}\S*\p{L}/u.test(text) && !hasContact(`${text}\n${firstTextOf(entry, 'name')}`);
  return isQuote ? linesOf(itemsIn(text)) : '';
}

/** Returns a person's name, position and firm. The field of the name can contain all three, as in «Ana Gil, directora, Acme». */
function personIn(entry: Entry): string[] {
  const parts = firstTextOf(entry, 'name')
    .split(/\s*[,\n]\s*/)
    .map(bare);
  return [...parts, plainTextOf(entry, 'role', 'position', 'title'), plainTextOf(entry, 'company')].filter(Boolean);
}

const degreeIn = (entry: Entry) => plainTextOf(entry, ...DEGREE, ...AREA);

/** The English names of degrees, without «master», which is also a Spanish word. */
const ENGLISH_DEGREE = /\b(bachelors?|masters|master's|associate|degree|doctorate)\b/;

/** Joins degree and subject, as in «Grado en Ingeniería» or «Bachelor in Law», unless one already contains the other. */
function titleIn(entry: Entry, names: readonly string[], { language }: Reading): string {
  const [type, area] = [plainTextOf(entry, ...DEGREE), plainTextOf(entry, ...AREA)];
  const within = (one: string, other: string) => ` ${plain(other)} `.includes(` ${plain(one)} `);
  if (!type || !area) return plainTextOf(entry, ...names);
  if (within(area, type)) return type;
  if (within(type, area)) return area;
  if (/ (?:en|in|of) /.test(type)) return `${type}, ${area}`;
  return `${type} ${language === 'en' || ENGLISH_DEGREE.test(plain(type)) ? 'in' : 'en'} ${area}`;
}
