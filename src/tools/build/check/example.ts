import { type Content, contentSchema } from '../../../content/schema';
import type { Edition } from '../../../site/given';
import { isFact } from './facts';
import { fieldAt, fileOf, placeOf, shown, sourceOf, textsIn } from './texts';

export const EXAMPLE_HOST = /(^|[/@.])(example\.com|[\w-]+\.example)\b(?!\.\w)/;

/** What is plainly an example in the owner's facts. */
const PLACEHOLDERS = [
  EXAMPLE_HOST,
  /^(Nombre )?Apellido$/,
  /6000-?0000/,
  /^1998-05-14$/,
  /^(Nombre de la (carrera|institución)|año de egreso)$/,
  /^(Name of the (degree|institution)|year of graduation)$/,
];

/** Hashes of the example's pictures, as `listPictures` gives them. */
const PICTURES = [
  ...['114d1ecbb3a7aa18', 'd6abd40d854188b6', '9b81942718615c09', 'cea252b49b0b8db1', '04234c222827adbd'],
  ...['cad741c31a6635f7', '32a11b9692818ddd', 'a989cd58db9a9bf5', '0f8b89ce58aed50b', '97cf68b913c2f19a'],
  ...['cbb276b8d3b4e83e', 'a67b7a015fe7ead5', 'd9e003ad5e7d45a5', 'cc7b092ba933dbb4', 'db49cea995e0f976'],
  ...['6993542e4514acad', 'b45c425664d46d78', '4802c839cf850eed', 'a022fb71adcc7a9c', '4096e7fbbacb87e2'],
];

/** Something that is left of the example. */
export interface Example {
  /** File, with the line where it is known. */
  place: string;
  /** Where it is in the file, unless it is a picture, and what it says. */
  field?: string;
  text?: string;
}

/**
 * What is left of the example, unless the owner keeps it.
 *
 * @param editions That of the content's own folder first.
 * @param masters Hashes of the pictures, by path in `src/assets` without extension.
 * @param root Where the content lies.
 */
export function findExamples(
  editions: readonly Pick<Edition, 'content' | 'tag'>[],
  masters: Record<string, string>,
  root = 'src/content',
): Example[] {
  const kept = editions[0]?.content.owner.kept ?? [];
  const schema = contentSchema();
  const texts = editions.flatMap(({ content, tag }) => {
    const { owner, career, projects } = content;
    const folder = sourceOf({ content, tag }, root);
    return Object.entries({ owner, career, projects }).flatMap(([name, parts]) =>
      textsIn(parts)
        .filter(([, text]) => PLACEHOLDERS.some((placeholder) => placeholder.test(text)))
        // The facts of a translation are the original's.
        .filter(([path]) => folder === root || !isFact(schema[name as keyof Content], path.split('.')))
        .map(([path, text]) => ({ place: placeOf(fileOf(name, folder), text), field: fieldAt(path), text })),
    );
  });
  const pictures = Object.keys(masters).filter((name) => PICTURES.includes(masters[name] ?? ''));
  const found: Example[] = [...texts, ...pictures.map((name) => ({ place: `src/assets/${name}` }))];
  const isKept = ({ place, field = place.replace('src/assets/', '') }: Example) =>
    kept.includes(field) || kept.includes(place);
  return found.filter((example) => !isKept(example));
}

/** What a release says of it. */
export function inWords({ place, field, text }: Example): string {
  return field
    ? `${place}: ${field} is ${shown(text)}, which is example data.`
    : `${place} is a picture of the example.`;
}
