import { type About, type Career, type Curriculum, contentSchema, type ProjectEntry } from '../../../content/schema';
import { plain } from '../../../schema/regions';
import { words } from '../language';
import { byTime, endOf, type Times, withDates } from './dates';
import { type Reading, sampleOf } from './reading';
import { headingOf, type ResumeFile } from './sections';
import { groupsIn } from './skills';
import { FIRST_FIELD_READERS, FURTHER, type Row, TABLE } from './table';
import { type Entry, firstTextOf, nameOf, plainTextOf } from './texts';

const content = contentSchema();
const { experience, studies, certificates, more } = content.career.entries.career.entries;
const { posts } = experience.item.entries;
const { languages, interests, skills } = content.owner.entries.curriculum.entries;
const { projects } = content.projects.entries;
const { quotes } = content.about.entries.about.entries;

type Firm = Career['experience'][number];
type Job = Omit<Firm, 'posts'> & Firm['posts'][number];
type Quote = NonNullable<About['quotes']>[number];
type More = NonNullable<Career['more']>[number];

/**
 * The kind of each additional list of a career, by the section of the résumé with the entries. Other lists have the kind `other`.
 */
const KINDS: Record<string, More['kind']> = {
  ...{ publications: 'publications', awards: 'awards', volunteer: 'volunteering', talks: 'talks' },
};

/** Returns the parts of a résumé that the site shows. Each list is sorted newest first. */
export function careerIn({ sections }: ResumeFile, reading: Reading) {
  const converted = <Item extends object>(section: string): Item[] => convert(section, reading, sections[section]);
  const texts = (section: string) => converted<{ text: string }>(section).map(({ text }) => text);
  const further = Object.keys(sections).filter((section) => !(section in TABLE || section === 'skills'));
  const career: Career = {
    experience: reading.fit(experience, firmsOf(converted('work'), reading)) ?? [],
    studies: reading.fit(studies, converted('education')) ?? [],
    certificates: reading.fit(certificates, converted('certificates')) ?? [],
    more: reading.fit(
      more,
      further.flatMap((section) => furtherList(section, converted(section), reading)),
    ),
  };
  const curriculum: Curriculum = {
    languages: reading.fit(languages, texts('languages')),
    skills: reading.fit(skills, groupsIn(sections.skills, reading)),
    interests: reading.fit(interests, texts('interests')),
  };
  return {
    career,
    curriculum,
    projects: reading.first(converted<ProjectEntry>('projects'), sampleOf(projects).limits?.[1]),
    quotes: reading.first(converted<Quote>('references'), sampleOf(quotes).limits?.[1]),
  };
}

/** Converts the entries of a section to the site's format, and leaves out entries without a required field. */
function convert<Item extends Times>(section: string, reading: Reading, entries: readonly Entry[] = []): Item[] {
  const rows: Record<string, Row> = TABLE[section] ?? FURTHER;
  const items = entries.flatMap((entry) => {
    reading.where = `${section} ${words.quoted(nameOf(entry))}`;
    const dated = rows.end ? withDates(entry) : entry;
    const known = Object.values(rows).flatMap(([, names, valueIn]) =>
      FIRST_FIELD_READERS.includes(valueIn) ? (names.find((name) => firstTextOf(dated, name)) ?? []) : names,
    );
    const whole = reading.withOtherTexts(section, dated, known);
    const fields: Entry = {};
    const lacking: string[] = [];
    for (const [field, [schema, names, valueIn, missing]] of Object.entries(rows)) {
      const value = reading.fit(schema, valueIn ? valueIn(whole, names, reading) : plainTextOf(whole, ...names));
      if (value !== undefined) fields[field] = value;
      else if (missing) lacking.push(words.fields[missing]);
    }
    if (lacking.length > 0) reading.leave(words.lacking(lacking));
    else if (rows.end && endOf(whole) === undefined) reading.withoutEnd.push(entry);
    return lacking.length > 0 ? [] : [fields as Item];
  });
  reading.where = section;
  return items.sort(byTime);
}

/** Groups jobs by firm. A job that is listed twice is kept once. */
function firmsOf(jobs: Job[], reading: Reading): Firm[] {
  const firms = new Map<string, Firm>();
  for (const { firm, url, place, ...post } of jobs) {
    const held = firms.get(plain(firm));
    const keyOf = ({ title, start, end }: typeof post) => plain(`${title} ${start} ${end}`);
    if (held?.posts.some((other) => keyOf(other) === keyOf(post))) continue;
    // The newest post with an address gives the firm's address; the newest post with a place gives the place.
    const about = { firm, ...(url && { url }), ...(place && { place }), ...held };
    firms.set(plain(firm), { ...about, posts: [...(held?.posts ?? []), post] });
  }
  return [...firms.values()].map((firm) => ({ ...firm, posts: reading.fit(posts, firm.posts) ?? [] }));
}

/** Returns an additional list of the career. An entry with equal start and end gets a single date. */
function furtherList(section: string, items: readonly Times[], reading: Reading): More[] {
  const kind = KINDS[section] ?? 'other';
  const dated = items.map(({ start, end, ...entry }) => ({
    ...entry,
    ...(start === end ? { date: end } : { start, end }),
  }));
  const entries = reading.fit(more.wrapped.item.entries.entries, dated) as More['entries'] | undefined;
  return entries ? [{ kind, ...(kind === 'other' && { heading: headingOf(section) }), entries }] : [];
}
