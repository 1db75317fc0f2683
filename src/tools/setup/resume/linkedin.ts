import { parse } from 'csv-parse/sync';
import type { Entry } from './texts';

/** Where JSON Resume has the rows of each file. */
const LISTS: Record<string, string> = {
  ...{ 'profile.csv': 'profile', 'email addresses.csv': 'emails', 'phonenumbers.csv': 'phones' },
  ...{ 'positions.csv': 'work', 'education.csv': 'education', 'certifications.csv': 'certificates' },
  ...{ 'skills.csv': 'skills', 'languages.csv': 'languages', 'projects.csv': 'projects' },
};

/** What JSON Resume calls the columns, unless they have its names with a capital. */
const FIELDS: Record<string, string> = {
  ...{ 'Company Name': 'company', 'School Name': 'institution', 'Degree Name': 'studyType', Authority: 'issuer' },
  ...{ 'Started On': 'startDate', 'Finished On': 'endDate', 'Start Date': 'startDate', 'End Date': 'endDate' },
  ...{ Proficiency: 'fluency', Headline: 'label', 'Birth Date': 'birthDate', 'Geo Location': 'location' },
  ...{ 'Email Address': 'email', Number: 'phone', 'First Name': 'firstName', 'Last Name': 'lastName' },
  ...{ 'Twitter Handles': 'handles', 'Zip Code': 'zipCode' },
};

/** The list that a file of the export has the rows of, if it is read. */
export function listIn(file: string): string | undefined {
  return LISTS[file.toLowerCase()];
}

/** The lists of LinkedIn's export, by their names, as a JSON Resume. */
export function fromLinkedIn(files: Record<string, string>): Entry {
  const tables = Object.entries(files).map(([list, csv]) => [list, rowsOf(csv)] as const);
  const { profile = [], emails = [], phones = [], ...lists } = Object.fromEntries(tables);
  const { firstName = '', lastName = '', handles, websites, ...person } = profile[0] ?? {};
  const users = partsOf(handles).map((user) => ({ network: 'X', url: `https://x.com/${user}` }));
  // As in `[PORTFOLIO:https://ana.dev,BLOG:https://ana.dev/blog]`.
  const sites = partsOf(websites).map((site) => {
    const [, network = 'Website', url = site] = site.match(/^([A-Z]+):(?!\/\/)(.*)$/) ?? [];
    return { network, url };
  });
  const { email } = emails.find(({ primary }) => primary === 'Yes') ?? emails[0] ?? {};
  const own = sites.find(({ network }) => ['PORTFOLIO', 'PERSONAL'].includes(network));
  const profiles = [...users, ...sites.filter((site) => site !== own)];
  const contact = { email, phone: phones[0]?.phone, url: own?.url, profiles };
  return { ...lists, basics: { ...person, lastName, name: `${firstName} ${lastName}`.trim(), ...contact } };
}

function rowsOf(csv: string): Record<string, string>[] {
  const fieldOf = (column: string) => FIELDS[column] ?? column.replace(/^[A-Z][a-z]+$/, (name) => name.toLowerCase());
  return parse(csv, {
    bom: true,
    columns: (names: string[]) => names.map((name) => fieldOf(name.trim())),
    relax_column_count: true,
    relax_quotes: true,
  });
}

function partsOf(list = ''): string[] {
  return list.split(/[[\],]/).flatMap((part) => part.trim() || []);
}
