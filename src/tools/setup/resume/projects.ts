import * as v from 'valibot';
import { technologies } from '#content/technologies';
import { contentSchema, type ProjectEntry } from '../../../content/schema';
import { addressOf, isCode } from './addresses';
import { readDate } from './dates';
import { type Entry, NO_PLACE, type Tell, type Value } from './entries';
import { defined, firstOf, fitting } from './fit';
import type { Language } from './languages';
import { leadAndRest } from './prose';
import { namedTechnologies } from './technologyNames';

/** What a file says of a project. */
export type Project = Partial<ProjectEntry> & { title: string };

/** Characters of a highlight that can be the only paragraph. */
const SHORTEST_PARAGRAPH = 60;

const fields = contentSchema().projects.entries.projects.item.entries;

/** The site begins with the first; the others need a screenshot each. */
export function projectsOf(entries: Entry[], skills: readonly string[], language: Language, tell: Tell): Project[] {
  const projects = entries.flatMap((entry) => {
    const project = projectOf(entry, skills, tell);
    return project ? { project, place: { path: entry.path, text: project.title } } : [];
  });
  for (const { place } of language === 'es' ? projects.slice(1) : [])
    tell(place, 'queda fuera, porque necesita su captura; la receta «Más proyectos» lo añade');
  return projects.map(({ project }) => project);
}

/** @param skills Of the owner, which a project may name beside the technologies of the content. */
function projectOf(entry: Entry, skills: readonly string[], tell: Tell): Project | undefined {
  const title = fitting(fields.title, entry.line('name'), tell);
  if (!title) {
    tell({ path: entry.path }, 'queda fuera: falta el nombre');
    return undefined;
  }
  const text = entry.prose('description', 'summary');
  const highlights = entry.lines('highlights');
  const results = resultsIn(highlights);
  const { lead, rest } = leadAndRest(text, results ? [] : highlights, fields.description, fields.paragraphs, tell);
  const [only, ...others] = highlights;
  const isTooLittle = only && !others[0] && rest.length === 1 && only.text.length < SHORTEST_PARAGRAPH;
  if (isTooLittle) tell(only, 'es corto para ser el único párrafo, que se pregunta');
  const address = addressOf(entry.raw('url', 'website'), tell);
  const [role, ...otherRoles] = entry.lines('roles');
  for (const other of otherRoles) tell(other, NO_PLACE);
  const project: Partial<ProjectEntry> = {
    description: lead,
    paragraphs: rest.length > 0 && !isTooLittle ? rest : undefined,
    results,
    technologies: technologiesIn(entry.lines('keywords'), skills, tell),
    role: fitting(fields.role, role, tell),
    client: fitting(fields.client, entry.line('entity'), tell),
    year: yearOf(entry.raw('endDate') ?? entry.raw('startDate'), tell),
    ...(address && (isCode(address) ? { repository: address } : { url: address })),
  };
  entry.finish();
  return { title, ...defined(project) };
}

/** A few short highlights; more or longer ones are part of the paragraphs. */
function resultsIn(highlights: Value[]): string[] | undefined {
  const texts = highlights.map(({ text }) => text);
  return v.is(fields.results.wrapped, texts) ? texts : undefined;
}

function technologiesIn(keywords: Value[], skills: readonly string[], tell: Tell): string[] {
  const known = [...technologies.map(({ name }) => name), ...skills];
  const found = keywords
    .flatMap((value) => namedTechnologies(value, tell))
    .filter((value) => {
      const isKnown = known.includes(value.text);
      if (!isKnown) tell(value, 'no es una tecnología del sitio');
      return isKnown;
    });
  return [...new Set(firstOf(fields.technologies, found, (value) => value, tell).map(({ text }) => text))];
}

function yearOf(value: Value | undefined, tell: Tell): number | undefined {
  const { date, isCurrent } = (value && readDate(value.text)) ?? {};
  const year = Number(date?.slice(0, 4));
  if (v.is(fields.year, year)) {
    if (value && value.text !== `${year}`) tell(value, `queda solo el año, ${year}`);
    return year;
  }
  if (value && !isCurrent) tell(value, 'no se entiende como el año de un proyecto, y queda fuera');
  return undefined;
}
