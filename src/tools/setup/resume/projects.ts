import type * as v from 'valibot';
import type { ProjectEntry } from '../../../content/schema';
import { knownName, sentence, technologyNames } from '../read';
import { type Reading, sampleOf } from './reading';
import { defined, each, schema } from './table';
import { type Entry, fieldOf, itemsIn, partsOf } from './texts';

/** What a file says of a project. */
export type Project = Partial<ProjectEntry> & { title: string };

const CODE = /^https:\/\/(?:www\.)?(?:github|gitlab|bitbucket|codeberg)\.(?:com|org)\//;

/** @param skills Of the owner, which a project may name beside the technologies of the content. */
export function projectsIn(file: Entry, skills: readonly string[], reading: Reading): Project[] {
  const { description, paragraphs, technologies } = schema.project;
  return each('projects', file, reading, ({ title = '', url = '' }, entry): Project => {
    const text = fieldOf(entry, 'description', 'summary');
    const { lead, rest } = leadAndRest(text, itemsIn(entry.highlights), [description, paragraphs], reading);
    const names = [...new Set(itemsIn(entry.keywords).flatMap(technologyNames))];
    const known = names.filter((name) => knownName(name) ?? skills.includes(name));
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0) reading.leave(`${unknown.join(', ')} no está entre lo que dominas`);
    const address = { [CODE.test(url) ? 'repository' : 'url']: url };
    const used = reading.first(technologies, known);
    return defined({ title, description: lead, paragraphs: rest, technologies: used, ...address });
  });
}

type Schemas = [lead: v.GenericSchema, rest: v.GenericSchema];

/** A short first paragraph or else the first sentence of a text, and the paragraphs after it, of which `items` are the last. */
export function leadAndRest(text: string, items: string[], [leadSchema, restSchema]: Schemas, reading: Reading) {
  const { paragraphs, items: listed } = partsOf(text);
  const [first = '', ...others] = paragraphs;
  const fits = (lead: string) => lead !== '' && sentence(lead).length <= (sampleOf(leadSchema).length ?? 0);
  // It is longer than «Soy Ing.».
  const [start = first] = (others.length > 0 && fits(first) ? undefined : first.match(/^.{12,}?[.!?…]+(?=\s)/)) ?? [];
  const more = fits(start) ? first.slice(start.length) : first;
  const rest = [more, ...others, [...listed, ...items].map(sentence).join(' ')].map(sentence).filter(Boolean);
  return { lead: fits(start) ? sentence(start) : undefined, rest: reading.texts(restSchema, rest) };
}
