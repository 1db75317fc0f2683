import * as v from 'valibot';
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
  const { description, paragraphs, results, technologies, year } = schema.project;
  return each('projects', file, reading, ({ title = '', url = '', date, ...others }, entry): Project => {
    const highlights = itemsIn(entry.highlights);
    // A few short ones; more or longer ones are part of the paragraphs.
    const isFew = v.is(results.wrapped, highlights);
    const text = fieldOf(entry, 'description', 'summary');
    const { lead, rest } = leadAndRest(text, isFew ? [] : highlights, description, paragraphs, reading);
    const names = [...new Set(itemsIn(entry.keywords).flatMap(technologyNames))];
    const known = names.filter((name) => knownName(name) ?? skills.includes(name));
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0) reading.leave(`${unknown.join(', ')} no está entre lo que dominas`);
    return defined({
      ...{ title, ...others, description: lead, paragraphs: rest, results: isFew ? highlights : undefined },
      technologies: reading.first(technologies, known),
      year: date && v.is(year, Number(date.slice(0, 4))) ? Number(date.slice(0, 4)) : undefined,
      [CODE.test(url) ? 'repository' : 'url']: url,
    });
  });
}

/** A short first paragraph or else the first sentence of a text, and the paragraphs after it, of which `items` are the last. */
export function leadAndRest(
  text: string,
  items: readonly string[],
  leadSchema: v.GenericSchema,
  restSchema: v.GenericSchema,
  reading: Reading,
): { lead?: string; rest?: string[] } {
  const { paragraphs, items: listed } = partsOf(text);
  const [first = '', ...others] = paragraphs;
  const fits = (lead: string) => lead !== '' && sentence(lead).length <= (sampleOf(leadSchema).length ?? 0);
  // It is longer than «Soy Ing.».
  const [start = first] = (others.length > 0 && fits(first) ? undefined : first.match(/^.{12,}?[.!?…]+(?=\s)/)) ?? [];
  const rest = [
    fits(start) ? first.slice(start.length) : first,
    ...others,
    [...listed, ...items].map(sentence).join(' '),
  ];
  return {
    lead: fits(start) ? sentence(start) : undefined,
    rest: reading.texts(restSchema, rest.map(sentence).filter(Boolean)),
  };
}
