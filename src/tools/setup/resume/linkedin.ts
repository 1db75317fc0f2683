import { parse } from 'csv-parse/sync';
import type { Entry } from './texts';

/** Where JSON Resume has the rows of each file. */
const LISTS: Record<string, string> = {
  'Profile.csv': 'profile',
  'Email Addresses.csv': 'emails',
  'PhoneNumbers.csv': 'phones',
  'Positions.csv': 'work',
  'Education.csv': 'education',
  'Skills.csv': 'skills',
  'Languages.csv': 'languages',
  'Projects.csv': 'projects',
  'Certifications.csv': 'certificates',
};

/** What JSON Resume calls the columns, unless they have its names with a capital. */
const FIELDS: Record<string, string> = {
  ...{ 'Company Name': 'company', 'School Name': 'institution', 'Degree Name': 'studyType', Authority: 'issuer' },
  ...{ 'Started On': 'startDate', 'Finished On': 'endDate', 'Start Date': 'startDate', 'End Date': 'endDate' },
  ...{ Proficiency: 'fluency', Headline: 'label', 'Birth Date': 'birthDate', 'Geo Location': 'location' },
  ...{ 'Email Address': 'email', Number: 'phone' },
};

/** The name that LinkedIn gives a file which is read, however its capitals are written. */
export function linkedInName(file: string): string | undefined {
  return Object.keys(LISTS).find((name) => name.toLowerCase() === file.toLowerCase());
}

/** The tables of LinkedIn's export as a JSON Resume. Columns that it does not have keep their names. */
export function fromLinkedIn(files: ReadonlyMap<string, string>): Entry {
  const {
    profile = [],
    emails = [],
    phones = [],
    ...lists
  } = Object.fromEntries(Object.entries(LISTS).map(([file, list]) => [list, rowsOf(files.get(file) ?? '')]));
  const { 'First Name': firstName = '', 'Twitter Handles': handles, websites: sites, ...person } = profile[0] ?? {};
  const users = partsOf(handles).map((username) => ({ network: 'X', username }));
  // As in `[PORTFOLIO:https://ana.dev,BLOG:https://ana.dev/blog]`.
  const addresses = partsOf(sites).map((site) => {
    const [, network = 'Website', url = site] = site.match(/^([A-Z]+):(?!\/\/)(.*)$/) ?? [];
    return { network, url };
  });
  const { email } = emails.find(({ Primary }) => Primary === 'Yes') ?? emails[0] ?? {};
  const { 'Last Name': lastName = '', ...rest } = person;
  const contact = { email, phone: phones[0]?.phone, profiles: [...users, ...addresses] };
  return { ...lists, basics: { ...rest, lastName, name: `${firstName} ${lastName}`.trim(), ...contact } };
}

function rowsOf(csv: string): Record<string, string>[] {
  const fieldOf = (column: string) =>
    FIELDS[column] ?? (/^[A-Z][a-z]+$/.test(column) && column !== 'Primary' ? column.toLowerCase() : column);
  return parse(csv, {
    bom: true,
    columns: (names: string[]) => names.map((name) => fieldOf(name.trim())),
    relax_column_count: true,
    relax_quotes: true,
  });
}

function partsOf(list = ''): string[] {
  return list
    .replace(/^\[(.*)\]$/, '$1')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A place in the file of a table, as a spreadsheet counts its rows. */
export function placeInExport(path: string): string {
  const [, list, index = 0, field = ''] = path.match(/^(\w+)(?:\[(\d+)\])?(.*)$/) ?? [];
  const [file = 'Profile.csv'] = Object.entries(LISTS).find(([, name]) => name === list) ?? [];
  return `${file}, fila ${Number(index) + 2}${field.replace('.', ', ')}`;
}
