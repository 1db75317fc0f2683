import type { GenericSchema } from 'valibot';
import { type Career, contentSchema } from '../../../content/schema';
import { sentence } from '../answers';
import { addressOf } from './addresses';
import { byTime, dateOf, periodOf } from './dates';
import type { Entry, Tell, Value } from './entries';
import { firstOf, fitting, limitOf, noRoom } from './fit';
import type { Language } from './languages';
import { partsOf, sentencesOf } from './plainText';

type Firm = Career['experience'][number];
type Post = Firm['posts'][number];
type Study = Career['studies'][number];
type Certificate = Career['certificates'][number];

type Job = Omit<Firm, 'posts'> & { post: Post };

/** What an entry of the file becomes, and where it is. */
interface Read<Item> {
  item: Item;
  path: string;
}

const { experience, studies, certificates } = contentSchema().career.entries.career.entries;
const firmFields = experience.item.entries;
const postFields = firmFields.posts.item.entries;

export function careerOf(resume: Entry, language: Language, tell: Tell): Career {
  const educated = readAll(resume.entries('education'), (entry) => studyOf(entry, language, tell));
  const certified = readAll(resume.entries('certificates'), (entry) => certificateOf(entry, tell));
  educated.sort((one, other) => byTime(one.item, other.item));
  certified.sort((one, other) => byTime({ end: one.item.date ?? '' }, { end: other.item.date ?? '' }));
  return {
    experience: firmsOf(resume.entries('work'), tell),
    studies: shown(studies, educated, tell),
    certificates: shown(certificates, certified, tell),
  };
}

function readAll<Item>(entries: Entry[], read: (entry: Entry) => Item | undefined): Read<Item>[] {
  return entries.flatMap((entry) => {
    const item = read(entry);
    entry.finish();
    return item ? { item, path: entry.path } : [];
  });
}

function shown<Item>(schema: GenericSchema, items: Read<Item>[], tell: Tell): Item[] {
  return firstOf(schema, items, ({ path }) => ({ path }), tell).map(({ item }) => item);
}

/** The jobs by firms, newest first. */
function firmsOf(entries: Entry[], tell: Tell): Firm[] {
  const jobs = readAll(entries, (entry) => jobOf(entry, tell));
  jobs.sort((one, other) => byTime(one.item.post, other.item.post));
  const firms = new Map<string, Read<Job>[]>();
  for (const job of jobs) {
    const key = job.item.firm.toLowerCase();
    firms.set(key, [...(firms.get(key) ?? []), job]);
  }
  const [most, all] = [limitOf(experience), [...firms.values()]];
  for (const { path } of all.slice(most).flat()) tell({ path }, noRoom(most));
  return all.slice(0, most).map((of) => firmOf(of, tell));
}

/** A firm has the address and the place that its newest post with one has. */
function firmOf(jobs: Read<Job>[], tell: Tell): Firm {
  const [firm = ''] = jobs.map(({ item }) => item.firm);
  const posts = jobs.map(({ item, path }) => ({ item: item.post, path }));
  const one = (name: 'url' | 'place', field: string) => {
    const [first, ...others] = jobs.flatMap(({ item, path }) => (item[name] ? { text: item[name], path } : []));
    for (const { text, path } of others)
      if (text !== first?.text)
        tell({ path: `${path}.${field}`, text }, 'no se usa, porque la empresa dice otro en un puesto más nuevo');
    return first?.text;
  };
  const [url, place] = [one('url', 'url'), one('place', 'location')];
  return { firm, ...(url && { url }), ...(place && { place }), posts: shown(firmFields.posts, posts, tell) };
}

function jobOf(entry: Entry, tell: Tell): Job | undefined {
  const firm = fitting(firmFields.firm, entry.line('name', 'company'), tell);
  const url = addressOf(entry.raw('url', 'website'), tell);
  const place = fitting(firmFields.place, entry.line('location'), tell);
  const title = fitting(postFields.title, entry.line('position'), tell);
  const { start, end } = periodOf(entry, tell);
  const texts = textsOf(entry, tell);
  if (!firm || !title || !start)
    return omit(entry, [!firm && 'la empresa', !title && 'el puesto', !start && 'la fecha de inicio'], tell);
  return { firm, url, place, post: { title, start, ...(end && { end }), ...texts } };
}

/** A summary's list is part of the highlights. */
function textsOf(entry: Entry, tell: Tell): Pick<Post, 'summary' | 'highlights'> {
  const written = entry.prose('summary');
  const { paragraphs, items } = partsOf(written?.text ?? '');
  const listed = [...items.map((text) => ({ path: written?.path ?? '', text })), ...entry.lines('highlights')].flatMap(
    (value) => {
      const text = fitting(postFields.highlights.wrapped.item, value, tell);
      return text ? { ...value, text } : [];
    },
  );
  const highlights = firstOf(postFields.highlights, listed, (value) => value, tell).map(({ text }) => text);
  const summary = written && summaryOf({ ...written, text: paragraphs.map(sentence).join(' ') }, tell);
  return { ...(summary && { summary }), ...(highlights.length > 0 && { highlights }) };
}

/** As many sentences as there is room for, or the start of the first. */
function summaryOf(value: Value, tell: Tell): string | undefined {
  if (value.text === '') return undefined;
  const [first = '', ...others] = sentencesOf(value.text);
  const schema = postFields.summary;
  let text = first;
  for (const [index, next] of others.entries()) {
    const longer = `${text} ${next}`;
    if (longer.length > limitOf(schema)) {
      tell({ ...value, text: others.slice(index).join(' ') }, 'no cabe en el resumen del puesto');
      break;
    }
    text = longer;
  }
  return fitting(schema, { ...value, text }, tell);
}

function studyOf(entry: Entry, language: Language, tell: Tell): Study | undefined {
  const { title, institution, text } = studies.item.entries;
  const [type, area] = [entry.line('studyType'), entry.line('area')];
  const name = type && area ? { path: entry.path, text: joined(type.text, area.text, language) } : (type ?? area);
  const school = fitting(institution, entry.line('institution'), tell);
  const degree = fitting(title, name, tell);
  const url = addressOf(entry.raw('url', 'website'), tell);
  const courses = entry.lines('courses');
  const listed = { path: `${entry.path}.courses`, text: courses.map((course) => course.text).join(', ') };
  const notes = courses.length > 0 ? listed : entry.line('notes');
  const more = fitting(text, notes, tell);
  const period = periodOf(entry, tell);
  if (!degree || !school) return omit(entry, [!degree && 'el título', !school && 'la institución'], tell);
  return { title: degree, institution: school, ...(url && { url }), ...period, ...(more && { text: more }) };
}

/** As «Grado en Ingeniería», unless the kind of study already names its subject. */
function joined(type: string, area: string, language: Language): string {
  if (type.toLowerCase().includes(area.toLowerCase())) return type;
  const word = language === 'es' ? 'en' : 'in';
  return / (?:en|in|of) /.test(type) ? `${type}, ${area}` : `${type} ${word} ${area}`;
}

function certificateOf(entry: Entry, tell: Tell): Certificate | undefined {
  const fields = certificates.item.entries;
  const title = fitting(fields.title, entry.line('name', 'title'), tell);
  const issuer = fitting(fields.issuer, entry.line('issuer'), tell);
  const url = addressOf(entry.raw('url'), tell);
  const date = dateOf(entry, tell, 'date');
  if (!title || !issuer) return omit(entry, [!title && 'el título', !issuer && 'quién lo da'], tell);
  return { title, issuer, ...(url && { url }), ...(date && { date }) };
}

function omit(entry: Entry, lacks: (string | false)[], tell: Tell): undefined {
  const missing = lacks.filter((lack) => lack !== false);
  tell({ path: entry.path }, `queda fuera: falta ${new Intl.ListFormat('es').format(missing)}`);
  return undefined;
}
