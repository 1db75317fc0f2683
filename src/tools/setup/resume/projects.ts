import * as v from 'valibot';
import { contentSchema, type ProjectEntry } from '../../../content/schema';
import { knownName, sentence, technologyNames } from '../answers';
import { inLength } from './career';
import { defined, firstOf, fitted, PROJECTS, type Reading, sampleOf, take, takeAll } from './table';
import { type Entry, fieldOf, itemsIn, partsOf, sentencesOf } from './texts';

/** What a file says of a project. */
export type Project = Partial<ProjectEntry> & { title: string };

const schema = contentSchema().projects.entries.projects.item.entries;
const SHORTEST_PARAGRAPH = 60;
/** Characters of a first sentence that stands for the whole: «Soy Ing.» does not. */
const SHORTEST_LEAD = 12;
const CODE = /^https:\/\/(?:www\.)?(?:github|gitlab|bitbucket|codeberg)\.(?:com|org)\//;

/** @param skills Of the owner, which a project may name beside the technologies of the content. */
export function projectsIn(file: Entry, skills: readonly string[], reading: Reading): Project[] {
  const { notes, entries } = reading;
  const projects = takeAll(file.projects, (entry) => projectOf(entry, skills, reading), reading);
  // In English, any of them may translate the first.
  for (const project of reading.language === 'es' ? projects.slice(1) : [])
    notes.note(
      entries.get(project) ?? {},
      'queda fuera, porque necesita su captura; la receta «Más proyectos» lo añade',
    );
  return projects;
}

function projectOf(entry: Entry, skills: readonly string[], reading: Reading): Project | undefined {
  const { notes } = reading;
  const { title, url = '', client, date } = take(PROJECTS, entry, reading);
  if (!title) notes.note(entry, 'queda fuera: falta el nombre');
  if (!title) return undefined;
  const highlights = itemsIn(entry.highlights);
  // A few short ones; more or longer ones are part of the paragraphs.
  const results = v.is(schema.results.wrapped, highlights) ? highlights : undefined;
  const { lead, rest } = leadAndRest(
    fieldOf(entry, 'description', 'summary'),
    results ? [] : highlights,
    schema.description,
    schema.paragraphs,
    reading,
  );
  const [role] = itemsIn(entry.roles);
  const known = itemsIn(entry.keywords).flatMap((text) => {
    const names = technologyNames(text).filter((name) => knownName(name) ?? skills.includes(name));
    if (names.length > 0) notes.know(text);
    else notes.note(text, 'no es una tecnología del sitio');
    return names;
  });
  const isTooLittle = highlights.length === 1 && rest.length === 1 && (highlights[0]?.length ?? 0) < SHORTEST_PARAGRAPH;
  const year = Number(date?.slice(0, 4));
  if (isTooLittle) notes.note(highlights[0] ?? '', 'es corto para ser el único párrafo, que se pregunta');
  return defined({
    title,
    description: lead,
    paragraphs: rest.length > 0 && !isTooLittle ? rest : undefined,
    results,
    technologies: firstOf(schema.technologies, [...new Set(known)], reading),
    role: fitted(schema.role, role ?? '', reading),
    client,
    year: v.is(schema.year, year) ? year : undefined,
    [CODE.test(url) ? 'repository' : 'url']: url,
  });
}

/** A short first paragraph or else the first sentence of a text, and the paragraphs after it, of which `items` are the last. */
export function leadAndRest(
  text: string,
  items: readonly string[],
  leadSchema: v.GenericSchema,
  restSchema: v.GenericSchema & { item: v.GenericSchema },
  reading: Reading,
): { lead?: string; rest: string[] } {
  const { length = 0 } = sampleOf(leadSchema);
  const { paragraphs, items: listed } = partsOf(text);
  const [first = '', ...others] = paragraphs;
  const sentences = others.length > 0 && sentence(first).length <= length ? [first] : sentencesOf(first);
  while ((sentences[0]?.length ?? SHORTEST_LEAD) < SHORTEST_LEAD && sentences.length > 1)
    sentences.splice(0, 2, `${sentences[0]} ${sentences[1]}`);
  const [lead = ''] = sentences;
  const fits = sentence(lead).length <= length;
  if (!fits) reading.notes.note(text, 'su primera frase es demasiado larga para el comienzo, que se pregunta');
  const texts = [fits ? sentences.slice(1).join(' ') : first, ...others, [...listed, ...items].map(sentence).join(' ')];
  const pieces = texts.filter(Boolean).flatMap((text) => inLength(sentence(text), sampleOf(restSchema.item).length));
  const rest = firstOf(restSchema, pieces, reading).flatMap((piece) => fitted(restSchema.item, piece, reading) ?? []);
  return { lead: fits && lead ? sentence(lead) : undefined, rest };
}
