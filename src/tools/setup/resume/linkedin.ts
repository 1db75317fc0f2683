import { rowsOf } from './csv';

interface Table {
  /** Where JSON Resume has its rows. */
  list: string;
  /** What JSON Resume calls its columns. */
  columns: Record<string, string>;
}

const DATES = { 'Started On': 'startDate', 'Finished On': 'endDate' };
const PROFILE = 'Profile.csv';
const MAIL = 'Email Addresses.csv';
const PHONE = 'PhoneNumbers.csv';

const TABLES: Record<string, Table> = {
  'Positions.csv': {
    list: 'work',
    columns: { 'Company Name': 'name', Title: 'position', Description: 'summary', Location: 'location', ...DATES },
  },
  'Education.csv': {
    list: 'education',
    columns: {
      'School Name': 'institution',
      'Degree Name': 'studyType',
      'Start Date': 'startDate',
      'End Date': 'endDate',
      Notes: 'notes',
    },
  },
  'Skills.csv': { list: 'skills', columns: { Name: 'name' } },
  'Languages.csv': { list: 'languages', columns: { Name: 'language', Proficiency: 'fluency' } },
  'Projects.csv': { list: 'projects', columns: { Title: 'name', Description: 'description', Url: 'url', ...DATES } },
  'Certifications.csv': {
    list: 'certificates',
    columns: { Name: 'name', Authority: 'issuer', Url: 'url', 'Started On': 'date' },
  },
};

const TAKEN = [PROFILE, MAIL, PHONE, ...Object.keys(TABLES)];

/** The name that LinkedIn gives a file which is read, however its capitals are written. */
export function linkedInName(file: string): string | undefined {
  return TAKEN.find((name) => name.toLowerCase() === file.toLowerCase());
}

/**
 * The tables of an export as one JSON Resume.
 *
 * @param files The texts of the files, by LinkedIn's names for them.
 * @returns The résumé, and what says the place of one of its values in the files.
 */
export function fromLinkedIn(files: ReadonlyMap<string, string>): {
  resume: object;
  placeOf: (path: string) => string;
} {
  const places = new Map<string, string>();
  const resume: Record<string, unknown> = {};
  for (const [file, { list, columns }] of Object.entries(TABLES)) {
    resume[list] = rowsOf(files.get(file) ?? '').map(({ row, cells }, index) => {
      const at = `${list}[${index}]`;
      places.set(at, `${file}, fila ${row}`);
      return named(cells, columns, at, `${file}, fila ${row}`, places);
    });
  }
  resume.basics = { ...profileOf(files, places), ...contactOf(files, places) };
  return { resume, placeOf: (path) => nearest(path, places) };
}

function named(
  cells: Record<string, string>,
  columns: Record<string, string>,
  at: string,
  place: string,
  places: Map<string, string>,
) {
  const fields = Object.entries(cells).map(([column, cell]) => {
    const name = columns[column] ?? column;
    places.set(`${at}.${name}`, `${place}, ${column}`);
    return [name, cell];
  });
  return Object.fromEntries(fields) as Record<string, string>;
}

function profileOf(files: ReadonlyMap<string, string>, places: Map<string, string>) {
  const [first] = rowsOf(files.get(PROFILE) ?? '');
  if (!first) return {};
  const place = `${PROFILE}, fila ${first.row}`;
  const columns = {
    ...{ Headline: 'label', Summary: 'summary', 'Birth Date': 'birthDate' },
    ...{ 'Geo Location': 'location', 'Last Name': 'lastName' },
  };
  const { 'First Name': firstName = '', 'Twitter Handles': handles = '', Websites: sites = '', ...cells } = first.cells;
  places.set('basics', place);
  places.set('basics.name', `${place}, First Name`);
  const fields = named(cells, columns, 'basics', place, places);
  const users = partsOf(handles).map((username) => ({ network: 'X', username, column: 'Twitter Handles' }));
  // As in `[PORTFOLIO:https://ana.dev,BLOG:https://ana.dev/blog]`.
  const addresses = partsOf(sites).map((site) => {
    const [, network = 'Website', url] = site.match(/^([A-Z]+):(?!\/\/)(.*)$/) ?? [undefined, undefined, site];
    return { network, url, column: 'Websites' };
  });
  const profiles = [...users, ...addresses].map(({ column, ...profile }, index) => {
    places.set(`basics.profiles[${index}]`, `${place}, ${column}`);
    return profile;
  });
  return { ...fields, name: `${firstName} ${fields.lastName ?? ''}`.trim(), profiles };
}

function partsOf(list: string): string[] {
  return list
    .replace(/^\[(.*)\]$/, '$1')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The first address and number, or those that are marked as such. */
function contactOf(files: ReadonlyMap<string, string>, places: Map<string, string>) {
  const cellOf = (file: string, column: string, field: string) => {
    const rows = rowsOf(files.get(file) ?? '');
    const { row, cells } = rows.find(({ cells }) => /^yes$/i.test(cells.Primary ?? '')) ??
      rows[0] ?? { row: 0, cells: {} };
    places.set(`basics.${field}`, `${file}, fila ${row}, ${column}`);
    return { [field]: cells[column] ?? '' };
  };
  return { ...cellOf(MAIL, 'Email Address', 'email'), ...cellOf(PHONE, 'Number', 'phone') };
}

/** The place of a value, or of the smallest part of the résumé that has it. */
function nearest(path: string, places: ReadonlyMap<string, string>): string {
  for (let part = path; part !== ''; part = part.replace(/(?:\.[^.[\]]*|\[\d+\]|^[^.[\]]*)$/, '')) {
    const place = places.get(part);
    if (place) return place;
  }
  return path;
}
