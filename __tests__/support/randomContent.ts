import * as v from 'valibot';
import { type Content, contentSchema } from '../../src/content/schema';
import type { Pictures, Sample } from '../../src/content/schema/kinds';
import { randomNumbers } from './randomNumbers';

type RandomContent = Pick<Content, 'about' | 'career' | 'owner' | 'projects' | 'services' | 'technologies'>;

/** The parts of valibot's schemas that values are drawn from. */
interface Schema {
  type: string;
  entries: Record<string, Schema>;
  wrapped: Schema;
  item: Schema;
  options: readonly Schema[];
  literal: unknown;
}

/** Where a value is drawn: its position in a list, and the fields drawn before it. */
interface Place {
  index: number;
  fields: Record<string, unknown>;
}

/** Letters by how often they are drawn, with the widest and the narrowest; all are in every font. */
const LETTERS = [...'eeeeeaaaaaooooosssrrrnnniiiddlltttuuccmmppbgvyqhfzjñxkwáéíóúüWMQ'];
const SPECIAL = [
  ...['🚀', '👩‍💻', '«así»', '100%', 'C#', 'Node.js', 'e-commerce', 'HTML/CSS/JS', '<b>', '&amp;', '—', '"x"', '¿qué?'],
];

/** Content that the schema allows, often at its limits; always the same for a seed. */
export function randomContent(seed: number, pictures: Pictures): RandomContent {
  const draw = drawsFrom(seed);
  const { technologies, services, about, owner, career } = contentSchema({ pictures });
  const drawn = draw(technologies) as Content['technologies'];
  const technologyNames = drawn.technologies.map(({ name }) => name);
  const { projects, demos } = contentSchema({ pictures, technologyNames }).projects.entries;
  const entries = draw(projects) as Content['projects']['projects'];
  const { footerProjects } = contentSchema({ projectIds: entries.map(({ id }) => id) }).projects.entries;
  return {
    technologies: drawn,
    projects: {
      projects: entries,
      demos: draw(demos) as Content['projects']['demos'],
      footerProjects: draw(footerProjects) as number[],
    },
    services: draw(services) as Content['services'],
    about: draw(about) as Content['about'],
    owner: draw(owner) as Content['owner'],
    career: withTimesInOrder(draw(career) as Content['career']),
  };
}

function withTimesInOrder({ career, ...texts }: Content['career']): Content['career'] {
  const experience = career.experience.map((firm) => ({ ...firm, posts: firm.posts.map(inOrder) }));
  return { ...texts, career: { ...career, experience, studies: career.studies.map(inOrder) } };
}

/** An entry that ends before it starts, the other way round. */
function inOrder<Entry extends { start?: string; end?: string }>(entry: Entry): Entry {
  const { start, end } = entry;
  return start && end && end < start.slice(0, end.length) ? { ...entry, start: end, end: start } : entry;
}

function drawsFrom(seed: number) {
  const random = randomNumbers(seed);
  const int = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const one = <Item>(items: readonly Item[]) => items[int(0, items.length - 1)] as Item;
  /** A number from `least` to `most`: one of both in every second case. */
  const size = (least: number, most: number) => one([least, most, int(least, most), int(least, most)]);

  function word(most: number) {
    const length = Math.min(most, random() < 0.08 ? int(13, Math.max(13, most)) : int(1, 12));
    const letters = Array.from({ length }, () => one(LETTERS)).join('');
    return random() < 0.15 ? letters.toUpperCase().slice(0, most) : letters;
  }

  function written(most: number, longest: number) {
    const length = one([1, 12, most, most, int(1, most)]);
    let text = word(Math.min(longest, most));
    for (;;) {
      const next = random() < 0.04 ? one(SPECIAL) : word(longest);
      if (text.length + 1 + next.length > length) return text;
      text += ` ${next}`;
    }
  }

  const url = () => `https://${word(20).toLowerCase()}.test/${one(['', word(30), `${word(20)}/?a=${word(20)}&b=1`])}`;

  function text(
    { endOf, values, isLink, isOnce, places = [], length = 60, longestWord }: Sample,
    place: Place,
  ): unknown {
    if (endOf) {
      const words = String(place.fields[endOf]).split(' ');
      return words.slice(int(0, words.length - 1)).join(' ');
    }
    if (values) return one(values);
    if (isLink) return url();
    // A text may have a word as long as an address.
    const longest = longestWord ?? (random() < 0.2 ? 200 : 20);
    const before = isOnce ? `${place.index} ` : '';
    const after = places.map((name) => ` {${name}}`).join('');
    const most = length - before.length - after.length;
    return before + written(most, Math.min(longest, most)) + after;
  }

  /** A list; of values that are given, each is there once at most. */
  function list(item: Schema, [least, most]: readonly [number, number]) {
    const { values } = v.getMetadata(item as unknown as v.GenericSchema) as Sample;
    if (!values) return Array.from({ length: size(least, most) }, (_, index) => draw(item, { index, fields: {} }));
    const left = [...values];
    const length = size(least, Math.min(most, left.length));
    return Array.from({ length }, () => left.splice(int(0, left.length - 1), 1)[0]);
  }

  function draw(schema: unknown, place: Place = { index: 0, fields: {} }): unknown {
    const { type, entries, wrapped, item, options, literal } = schema as Schema;
    const sample = v.getMetadata(schema as v.GenericSchema) as Sample;
    const { limits = [0, 0], values, isPosition } = sample;
    switch (type) {
      case 'object': {
        const fields: Record<string, unknown> = {};
        for (const [name, entry] of Object.entries(entries)) fields[name] = draw(entry, { ...place, fields });
        return fields;
      }
      case 'optional':
        return random() < 0.6 ? draw(wrapped, place) : undefined;
      case 'array':
        return list(item, limits);
      case 'variant':
        return draw(one(options), place);
      case 'record':
        return {};
      case 'picklist':
        return one(options);
      case 'literal':
        return literal;
      case 'number':
        return isPosition ? place.index + 1 : values ? one(values) : int(...limits);
      case 'string':
        return text(sample, place);
      default:
        throw new Error(`Values of the type ${type} cannot be drawn.`);
    }
  }

  return draw;
}
