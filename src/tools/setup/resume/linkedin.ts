import { parse } from 'csv-parse/sync';
import { words } from '../language';
import type { Entry } from './texts';

/** The name of the list for the rows of each file. Most lists are sections of JSON Resume. */
const LISTS: Record<string, string> = {
  ...{ 'profile.csv': 'profile', 'email addresses.csv': 'emails', 'phonenumbers.csv': 'phones' },
  ...{ 'positions.csv': 'work', 'education.csv': 'education', 'certifications.csv': 'certificates' },
  ...{ 'skills.csv': 'skills', 'languages.csv': 'languages', 'projects.csv': 'projects' },
};

/** The fields of JSON Resume for LinkedIn's columns. All other columns differ from their fields only by a capital. */
const FIELDS: Record<string, string> = {
  ...{ 'Company Name': 'company', 'School Name': 'institution', 'Degree Name': 'studyType', Authority: 'issuer' },
  ...{ 'Started On': 'startDate', 'Finished On': 'endDate', 'Start Date': 'startDate', 'End Date': 'endDate' },
  ...{ Proficiency: 'fluency', Headline: 'label', 'Birth Date': 'birthDate', 'Geo Location': 'location' },
  ...{ 'Email Address': 'email', Number: 'phone', 'First Name': 'firstName', 'Last Name': 'lastName' },
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Converts LinkedIn's export to a JSON Resume, and lists the files that are not read. Throws if no file can be read. */
export function fromLinkedIn(files: [name: string, bytes: Uint8Array][]): { resume: Entry; unread: string[] } {
  const known = files.map(([name, bytes]) => ({
    name,
    bytes,
    list: LISTS[name.toLowerCase().split('/').at(-1) ?? ''],
  }));
  const unread = known.flatMap(({ name, list }) => (list || name.endsWith('/') ? [] : name));
  const tables = known.flatMap(({ list, bytes }) => (list ? [[list, rowsOf(utf8.decode(bytes))] as const] : []));
  if (tables.length === 0) throw new Error(words.hasNoTable);
  const { profile = [], emails = [], phones = [], ...lists } = Object.fromEntries(tables);
  const { firstName = '', lastName = '', ...person } = profile[0] ?? {};
  const { email } = emails.find(({ primary }) => primary === 'Yes') ?? emails[0] ?? {};
  const name = `${firstName} ${lastName}`.trim();
  const basics = { ...person, lastName, name, email, phone: phones[0]?.phone };
  return { resume: { ...lists, basics }, unread };
}

function rowsOf(csv: string): Record<string, string>[] {
  const jsonField = (column: string) => FIELDS[column] ?? column.replace(/^[A-Z][a-z]+$/, (name) => name.toLowerCase());
  return parse(csv, {
    bom: true,
    columns: (names: string[]) => names.map((name) => jsonField(name.trim())),
    relax_column_count: true,
    relax_quotes: true,
  });
}
