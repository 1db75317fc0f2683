import { parse } from 'csv-parse/sync';
import { words } from '../language';
import type { Entry } from './texts';

/**
 * The name of the list that receives the rows of each file. Most lists are sections of JSON Resume. Sections that JSON Resume
 * lacks get their final name from `words.lists`.
 */
const LISTS: Record<string, string> = {
  ...{ 'profile.csv': 'profile', 'email addresses.csv': 'emails', 'phonenumbers.csv': 'phones' },
  ...{ 'positions.csv': 'work', 'education.csv': 'education', 'certifications.csv': 'certificates' },
  ...{ 'skills.csv': 'skills', 'languages.csv': 'languages', 'projects.csv': 'projects' },
  ...{ 'volunteering.csv': 'volunteer', 'honors.csv': 'awards', 'publications.csv': 'publications' },
  ...{ 'recommendations_received.csv': 'references', 'courses.csv': 'courses', 'patents.csv': 'patents' },
  ...{ 'organizations.csv': 'organizations' },
};

/** The fields of JSON Resume for LinkedIn's columns. All other columns differ from their fields only by a capital. */
const FIELDS: Record<string, string> = {
  ...{ 'Company Name': 'company', 'School Name': 'institution', 'Degree Name': 'studyType', Authority: 'issuer' },
  ...{ 'Started On': 'startDate', 'Finished On': 'endDate', 'Start Date': 'startDate', 'End Date': 'endDate' },
  ...{ Proficiency: 'fluency', Headline: 'label', 'Birth Date': 'birthDate', 'Geo Location': 'location' },
  ...{ 'Issued On': 'date', 'Published On': 'date', 'Filed On': 'date', 'Job Title': 'position' },
  ...{ 'Email Address': 'email', 'First Name': 'firstName', 'Last Name': 'lastName' },
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Converts LinkedIn's export to a JSON Resume, and lists the files that are not read. Throws if no file can be read. */
export function fromLinkedIn(files: [name: string, bytes: Uint8Array][]): { resume: Entry; unread: string[] } {
  const known = files.map(([name, bytes]) => ({
    name,
    bytes,
    list: listFor(name),
  }));
  const unread = known.flatMap(({ name, list }) => (list || name.endsWith('/') ? [] : name));
  const tables = known.flatMap(({ list, bytes }) => (list ? [[list, rowsOf(utf8.decode(bytes))] as const] : []));
  if (tables.length === 0) throw new Error(words.hasNoTable);
  const { profile = [], emails = [], phones = [], ...lists } = Object.fromEntries(tables);
  const { email } = emails.find(({ primary }) => primary === 'Yes') ?? emails[0] ?? {};
  const basics = { ...profile[0], email, phone: phones[0]?.number };
  return { resume: { ...lists, basics }, unread };
}

/** Returns the name of the list for a file. If JSON Resume lacks the list, the name is in the owner's language. */
function listFor(name: string): string | undefined {
  const list = LISTS[name.toLowerCase().split('/').at(-1) ?? ''];
  return list && (words.lists[list as keyof typeof words.lists] ?? list);
}

function rowsOf(csv: string): Record<string, string>[] {
  const jsonField = (column: string) => FIELDS[column] ?? column.replace(/^[A-Z][a-z]+$/, (name) => name.toLowerCase());
  return parse<Record<string, string>>(csv, {
    bom: true,
    columns: (names: string[]) => names.map((name) => jsonField(name.trim())),
    relax_column_count: true,
    relax_quotes: true,
    on_record: ({ firstName, ...row }) => (firstName ? { ...row, name: `${firstName} ${row.lastName}`.trim() } : row),
  });
}
