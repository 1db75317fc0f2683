import type { Career, Curriculum, ProjectEntry } from '../content/schema';
import type { Edition } from './editionData';

export const RESUME_FILE = 'resume.json';

/** https://github.com/jsonresume/resume-schema */
const VERSION = 'v1.0.0';

/**
 * Returns the curriculum as JSON Resume: the facts of the site and of `cv.pdf` for which this format has a field. A field without a
 * value is undefined, and JSON leaves out undefined fields.
 */
export function resumeOf({ content, untranslated }: Pick<Edition, 'content' | 'untranslated'>) {
  const { owner, curriculum } = content.owner;
  const { about } = content.about;
  const { career } = content.career;
  /**
   * Returns the entries of further lists of a kind. If an entry has a single date, this date is also the start and the end.
   * Otherwise, `date` is the end or, if the end is unknown, the start.
   */
  const entriesOf = (kind: MoreKind) =>
    (career.more ?? [])
      .flatMap((list) => (list.kind === kind ? list.entries : []))
      .map(({ date, start = date, end = date, url, ...entry }) => ({
        ...{ ...entry, start, end, date: end ?? start, url: uri(url) },
      }));
  const projects = content.projects.projects.filter(({ id }) => !untranslated.some((path) => path.endsWith(`/${id}`)));
  return {
    $schema: `https://raw.githubusercontent.com/jsonresume/resume-schema/${VERSION}/schema.json`,
    basics: {
      name: owner.name,
      label: owner.role,
      email: owner.email,
      phone: owner.phone,
      url: uri(owner.siteUrl),
      summary: [about.statement, ...about.paragraphs].join('\n\n'),
      location: { city: owner.city, countryCode: owner.region },
      profiles: filled(owner.profiles.map(({ network, url }) => ({ network, url: uri(url) }))),
    },
    work: filled([...career.experience.flatMap(postsAt), ...(curriculum.experience ?? []).map(freeExperience)]),
    education: filled([...career.studies.map(study), ...(curriculum.studies ?? []).map(freeStudy)]),
    certificates: filled(
      career.certificates.map(({ title, issuer, url, date }) => ({ name: title, date, url: uri(url), issuer })),
    ),
    publications: filled(
      entriesOf('publications').map(({ title, organisation, date, url, text }) => ({
        ...{ name: title, publisher: organisation, releaseDate: date, url, summary: text },
      })),
    ),
    awards: filled(
      entriesOf('awards').map(({ title, organisation, date, text }) => ({
        ...{ title, awarder: organisation, date, summary: text },
      })),
    ),
    volunteer: filled(
      entriesOf('volunteering').map(({ title, organisation, url, start, end, text }) => ({
        ...{ organization: organisation, position: title, url, startDate: start, endDate: end, summary: text },
      })),
    ),
    skills: filled(
      curriculum.skills?.map(({ heading, items }) => ({ name: heading, keywords: items })) ??
        owner.skills.map((name) => ({ name })),
    ),
    languages: filled(curriculum.languages?.map(spoken)),
    interests: filled(curriculum.interests?.map((name) => ({ name }))),
    projects: filled(projects.map(project)),
    references: filled(
      about.quotes?.map(({ text, name, role }) => ({ name: [name, role].filter(Boolean).join(', '), reference: text })),
    ),
    meta: { canonical: uri(owner.siteUrl + RESUME_FILE), version: VERSION },
  };
}

type MoreKind = NonNullable<Career['more']>[number]['kind'];

function postsAt({ firm, url, place, posts }: Career['experience'][number]) {
  return posts.map(({ title, start, end, summary, highlights }) => ({
    name: firm,
    location: place,
    position: title,
    url: uri(url),
    startDate: start,
    endDate: end,
    summary,
    highlights: filled(highlights),
  }));
}

function study({ title, institution, url, start, end }: Career['studies'][number]) {
  return { institution, url: uri(url), area: title, startDate: start, endDate: end };
}

type FreeEntry = NonNullable<Curriculum['experience']>[number];

/** Leaves out the time of the entry, which is in words such as "más de dos años" and cannot be converted to a date. */
function freeExperience({ title, text }: FreeEntry) {
  return { position: title, summary: text };
}

function freeStudy({ title, text }: FreeEntry) {
  return { institution: text, area: title };
}

/** Splits a text such as "Inglés, B2" into the language and its level. The level is optional. */
function spoken(text: string) {
  const [, language = text, fluency] = text.match(/^(.+?),\s+(.+)$/) ?? [];
  return { language, fluency };
}

function project({ title, description, results, technologies, year, url, repository, role, client }: ProjectEntry) {
  return {
    name: title,
    description,
    highlights: filled(results),
    keywords: filled(technologies),
    endDate: year && `${year}`,
    url: uri(url ?? repository),
    roles: role && [role],
    entity: client,
  };
}

function filled<Item>(list: readonly Item[] | undefined): readonly Item[] | undefined {
  return list && list.length > 0 ? list : undefined;
}

/** The pattern of characters that a URI must not have (RFC 3986). */
const NO_URI = /[^\w.~:/?#@!$&'()*+,;=%-]|%(?![\dA-Fa-f]{2})/g;

/** Returns an address as a URI. Browsers accept other characters, but some programs do not. */
function uri(address: string | undefined): string | undefined {
  if (!address || address.search(NO_URI) < 0) return address;
  return new URL(address).href.replaceAll(NO_URI, encodeURIComponent);
}
