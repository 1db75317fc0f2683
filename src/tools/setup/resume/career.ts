import type * as v from 'valibot';
import { type Career, contentSchema } from '../../../content/schema';
import { sentence } from '../answers';
import { byTime, plain } from './dates';
import {
  CERTIFICATES,
  defined,
  EDUCATION,
  firstOf,
  fitted,
  periodOf,
  type Reading,
  sampleOf,
  take,
  WORK,
} from './table';
import { type Entry, entriesIn, fieldOf, itemsIn, partsOf, sentencesOf } from './texts';

type Firm = Career['experience'][number];
type Post = Firm['posts'][number];
type Job = Omit<Firm, 'posts'> & { post: Post };

/** What an entry of the file becomes. */
interface Found<Item> {
  item: Item;
  entry: Entry;
}

const schema = contentSchema().career.entries.career.entries;
const { posts } = schema.experience.item.entries;
const { summary: summarySchema, highlights: highlightsSchema } = posts.item.entries;

export function careerIn(file: Entry, reading: Reading): Career {
  const studies = found(file.education, (entry) => studyOf(entry, reading));
  const certificates = found(file.certificates, (entry) => certificateOf(entry, reading));
  return {
    experience: firmsIn(file, reading),
    studies: kept(
      schema.studies,
      studies.sort((one, other) => byTime(one.item, other.item)),
      reading,
    ),
    certificates: kept(
      schema.certificates,
      certificates.sort(({ item: { date: end = '' } }, { item }) => byTime({ end }, { end: item.date ?? '' })),
      reading,
    ),
  };
}

function found<Item>(list: unknown, itemOf: (entry: Entry) => Item | undefined): Found<Item>[] {
  return entriesIn(list).flatMap((entry) => {
    const item = itemOf(entry);
    return item ? { item, entry } : [];
  });
}

function kept<Item>(list: v.GenericSchema, items: Found<Item>[], { notes }: Reading): Item[] {
  return firstOf(list, items, ({ entry }) => entry, notes).map(({ item }) => item);
}

/** The jobs by firms, newest first. One that is written twice is one. */
function firmsIn(file: Entry, reading: Reading): Firm[] {
  const jobs = found(file.work, (entry) => jobOf(entry, reading)).sort((one, other) =>
    byTime(one.item.post, other.item.post),
  );
  const firms = new Map<string, Found<Job>[]>();
  const seen = new Set<string>();
  for (const job of jobs) {
    const { firm, post } = job.item;
    const key = plain(`${firm}|${post.title}|${post.start}|${post.end}`);
    if (seen.has(key)) reading.notes.note(job.entry, 'está dos veces, y queda una');
    else firms.set(plain(firm), [...(firms.get(plain(firm)) ?? []), job]);
    seen.add(key);
  }
  const all = [...firms.values()].map((jobs) => ({ jobs, item: firmOf(jobs, reading), entry: jobs[0]?.entry ?? {} }));
  return kept(schema.experience, all, reading);
}

/** A firm has the address and the place that its newest post with one has. */
function firmOf(jobs: Found<Job>[], reading: Reading): Firm {
  const one = (name: 'firm' | 'url' | 'place') => jobs.map(({ item }) => item[name]).find(Boolean);
  const all = jobs.map(({ item, entry }) => ({ item: item.post, entry }));
  return defined({ firm: one('firm') ?? '', url: one('url'), place: one('place'), posts: kept(posts, all, reading) });
}

function jobOf(entry: Entry, reading: Reading): Job | undefined {
  const { firm, url, place, title, start: first } = take(WORK, entry, reading);
  if (!firm || !title || !first)
    return omit(entry, [!firm && 'la empresa', !title && 'el puesto', !first && 'la fecha de inicio'], reading);
  const { start = first, end } = periodOf(entry, first, reading);
  return { firm, url, place, post: defined({ title, start, end, ...textsOf(entry, reading) }) };
}

/** A summary's list is part of the highlights. */
function textsOf(entry: Entry, { notes }: Reading): Pick<Post, 'summary' | 'highlights'> {
  const { paragraphs, items } = partsOf(fieldOf(entry, 'summary', 'description'));
  const all = [...items, ...itemsIn(entry.highlights)];
  const highlights = firstOf(highlightsSchema.wrapped, all, (text) => text, notes).flatMap(
    (text) => fitted(highlightsSchema.wrapped.item, text, notes) ?? [],
  );
  const summary = fitted(
    summarySchema,
    inLength(paragraphs.map(sentence).join(' '), sampleOf(summarySchema).length)[0] ?? '',
    notes,
  );
  return defined({ summary, highlights: highlights.length > 0 ? highlights : undefined });
}

/** A text in pieces of whole sentences, none longer than `length` unless one sentence is. */
export function inLength(text: string, length = text.length): string[] {
  const pieces: string[] = [];
  for (const next of sentencesOf(text)) {
    const longer = [pieces.at(-1), next].filter(Boolean).join(' ');
    if (longer.length <= length) pieces.splice(-1, 1, longer);
    else pieces.push(next);
  }
  return pieces;
}

function studyOf(entry: Entry, reading: Reading) {
  const { institution, url, type = '', area = '', text, start } = take(EDUCATION, entry, reading);
  const whole = joined(type, area, reading);
  const title = fitted(schema.studies.item.entries.title, whole, reading.notes);
  if (title === whole) for (const text of [type, area]) reading.notes.know(text);
  if (!title || !institution) return omit(entry, [!title && 'el título', !institution && 'la institución'], reading);
  const courses = itemsIn(entry.courses).join(', ');
  const more = courses ? fitted(schema.studies.item.entries.text, courses, reading.notes) : text;
  return defined({ title, institution, url, ...periodOf(entry, start, reading), text: more });
}

/** As «Grado en Ingeniería», unless one of both already says the other. */
function joined(type: string, area: string, { language }: Reading): string {
  const within = (one: string, other: string) => ` ${plain(other)} `.includes(` ${plain(one)} `);
  if (!area || within(area, type)) return type;
  if (!type || within(type, area)) return area;
  return / (?:en|in|of) /.test(type) ? `${type}, ${area}` : `${type} ${language === 'es' ? 'en' : 'in'} ${area}`;
}

function certificateOf(entry: Entry, reading: Reading) {
  const { title, issuer, url, date } = take(CERTIFICATES, entry, reading);
  if (!title || !issuer) return omit(entry, [!title && 'el título', !issuer && 'quién lo da'], reading);
  return defined({ title, issuer, url, date });
}

function omit(entry: Entry, lacks: (string | false)[], { notes }: Reading): undefined {
  const missing = lacks.filter((lack) => lack !== false);
  notes.note(entry, `queda fuera: falta ${new Intl.ListFormat('es').format(missing)}`);
}
