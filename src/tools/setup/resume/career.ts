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
  takeAll,
  WORK,
} from './table';
import { type Entry, fieldOf, itemsIn, partsOf, sentencesOf } from './texts';

type Firm = Career['experience'][number];
type Post = Firm['posts'][number];
type Job = Omit<Firm, 'posts'> & { post: Post };

const schema = contentSchema().career.entries.career.entries;
const { posts } = schema.experience.item.entries;
const { summary: summarySchema, highlights: highlightsSchema } = posts.item.entries;

export function careerIn(file: Entry, reading: Reading): Career {
  const studies = takeAll(file.education, (entry) => studyOf(entry, reading), reading).sort(byTime);
  const certificates = takeAll(file.certificates, (entry) => certificateOf(entry, reading), reading);
  certificates.sort((one, other) => byTime({ end: one.date ?? '' }, { end: other.date ?? '' }));
  return {
    experience: firstOf(schema.experience, firmsIn(file, reading), reading),
    studies: firstOf(schema.studies, studies, reading),
    certificates: firstOf(schema.certificates, certificates, reading),
  };
}

/** The jobs by firms, newest first. One that is written twice is one. */
function firmsIn(file: Entry, reading: Reading): Firm[] {
  const jobs = takeAll(file.work, (entry) => jobOf(entry, reading), reading);
  const firms = new Map<string, Job[]>();
  const seen = new Set<string>();
  for (const job of jobs.sort((one, other) => byTime(one.post, other.post))) {
    const key = plain([job.firm, job.post.title, job.post.start, job.post.end].join('|'));
    const entry = reading.entries.get(job) ?? {};
    reading.entries.set(job.post, entry);
    if (seen.has(key)) reading.notes.note(entry, 'está dos veces, y queda una');
    else firms.set(plain(job.firm), [...(firms.get(plain(job.firm)) ?? []), job]);
    seen.add(key);
  }
  return [...firms.values()].map((jobs) => {
    // Those of its newest post with one.
    const { firm, url, place } = Object.assign({}, ...jobs.toReversed().map(({ post, ...firm }) => defined(firm)));
    const all = firstOf(
      posts,
      jobs.map(({ post }) => post),
      reading,
    );
    const item = defined({ firm, url, place, posts: all });
    reading.entries.set(item, reading.entries.get(jobs[0]) ?? {});
    return item;
  });
}

function jobOf(entry: Entry, reading: Reading): Job | undefined {
  const { firm, url, place, title, start: first } = take(WORK, entry, reading);
  if (!firm || !title || !first)
    return omit(entry, [!firm && 'la empresa', !title && 'el puesto', !first && 'la fecha de inicio'], reading);
  const { start = first, end } = periodOf(entry, first, reading);
  return { firm, url, place, post: defined({ title, start, end, ...textsOf(entry, reading) }) };
}

/** A summary's list is part of the highlights. */
function textsOf(entry: Entry, reading: Reading): Pick<Post, 'summary' | 'highlights'> {
  const { paragraphs, items } = partsOf(fieldOf(entry, 'summary', 'description'));
  const { wrapped } = highlightsSchema;
  const all = firstOf(wrapped, [...items, ...itemsIn(entry.highlights)], reading);
  const highlights = all.flatMap((text) => fitted(wrapped.item, text, reading) ?? []);
  const [first = ''] = inLength(paragraphs.map(sentence).join(' '), sampleOf(summarySchema).length);
  return defined({
    summary: fitted(summarySchema, first, reading),
    highlights: highlights.length > 0 ? highlights : undefined,
  });
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
  const title = fitted(schema.studies.item.entries.title, whole, reading);
  if (title === whole) for (const text of [type, area]) reading.notes.know(text);
  if (!title || !institution) return omit(entry, [!title && 'el título', !institution && 'la institución'], reading);
  const courses = itemsIn(entry.courses).join(', ');
  const more = courses ? fitted(schema.studies.item.entries.text, courses, reading) : text;
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
