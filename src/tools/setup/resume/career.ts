import * as v from 'valibot';
import type { Career } from '../../../content/schema';
import { byTime, NOW, readDate } from './dates';
import type { Reading } from './reading';
import { defined, each, schema } from './table';
import { type Entry, fieldOf, plain } from './texts';

type Firm = Career['experience'][number];
type Job = Omit<Firm, 'posts'> & { post: Firm['posts'][number] };

export function careerIn(file: Entry, reading: Reading): Career {
  const jobs = each(
    'work',
    file,
    reading,
    ({ firm = '', url, place, start = '', title = '', ...texts }, entry): Job => {
      return { firm, url, place, post: defined({ title, start, end: endOf(entry, start, reading), ...texts }) };
    },
  );
  const experience = reading.first(schema.experience, firmsOf(jobs, reading));
  const studies = each('education', file, reading, ({ institution = '', type = '', area = '', ...others }, entry) => {
    const title = reading.text(schema.studies.item.entries.title, joined(type, area, reading));
    if (!title) reading.leave('falta el título');
    return title ? defined({ title, institution, ...others, end: endOf(entry, others.start, reading) }) : undefined;
  });
  const latest = reading.first(schema.studies, studies.sort(byTime));
  const certificates = each('certificates', file, reading, ({ title = '', issuer = '', ...others }) => ({
    ...{ title, issuer, ...others },
  }));
  certificates.sort((one, other) => byTime({ end: one.date ?? '' }, { end: other.date ?? '' }));
  return { experience, studies: latest, certificates: reading.first(schema.certificates, certificates) };
}

/** The jobs by firms, newest first. One that is written twice is one. */
function firmsOf(jobs: Job[], reading: Reading): Firm[] {
  const firms = new Map<string, Job[]>();
  for (const job of jobs.sort((one, other) => byTime(one.post, other.post))) {
    const held = firms.get(plain(job.firm)) ?? [];
    const keyOf = ({ post: { title, start, end } }: Job) => plain(`${title} ${start} ${end}`);
    if (held.some((other) => keyOf(other) === keyOf(job)))
      reading.leave(`«${job.post.title}», ${job.firm}, está dos veces, y queda una`);
    else firms.set(plain(job.firm), [...held, job]);
  }
  return [...firms.values()].map((held) => {
    // Those of its newest post with one.
    const { post, ...firm }: Job = Object.assign({}, ...held.map(defined).toReversed());
    return {
      ...firm,
      posts: reading.first(
        schema.posts,
        held.map(({ post }) => post),
      ),
    };
  });
}

/** None if it is not over. One that cannot be read, or comes before the start, is asked. */
function endOf(entry: Entry, start = '', { withoutEnd }: Reading): string | undefined {
  const written = fieldOf(entry, 'endDate');
  const end = written ? readDate(written) : NOW;
  if (end === NOW || (end && end > new Date().toISOString().slice(0, end.length))) return undefined;
  if (end && v.is(schema.posts.item.entries.start, end) && end >= start.slice(0, end.length)) return end;
  withoutEnd.push(entry);
  return undefined;
}

/** As «Grado en Ingeniería», unless one of both already says the other. */
function joined(type: string, area: string, { language }: Reading): string {
  const within = (one: string, other: string) => ` ${plain(other)} `.includes(` ${plain(one)} `);
  if (!area || within(area, type)) return type;
  if (!type || within(type, area)) return area;
  return / (?:en|in|of) /.test(type) ? `${type}, ${area}` : `${type} ${language === 'es' ? 'en' : 'in'} ${area}`;
}
