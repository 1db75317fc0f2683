import { fieldAt, placeOf, shown, type Written } from './texts';

export const EXAMPLE_HOST = /(^|[/@.])(example\.com|[\w-]+\.example)\b(?!\.\w)/;

/** The owner's name in the example. */
export const NOBODY = 'Nombre Apellido';

/** What is plainly an example in the owner's facts. */
const PLACEHOLDERS = [
  EXAMPLE_HOST,
  /^(Nombre )?Apellido$/,
  /6000-?0000/,
  /^1998-05-14$/,
  /^(Nombre de la (carrera|institución)|año de egreso)$/,
  /^(Name of the (degree|institution)|year of graduation)$/,
];
const FACTS = /\/(owner|career|projects)\.ts$/;

/** Hashes of the example's pictures, as `listPictures` gives them. */
const PICTURES = [
  ...['114d1ecb', 'd6abd40d', '9b819427', 'cea252b4', '04234c22', 'cad741c3', '32a11b96', 'a989cd58', '0f8b89ce'],
  ...['97cf68b9', 'cbb276b8', 'a67b7a01', 'd9e003ad', 'cc7b092b', 'db49cea9', '6993542e', 'b45c4256', '4802c839'],
  ...['a022fb71', '4096e7fb'],
];

/** Something that is left of the example. */
export interface Example {
  /** File, with the line where it is known. */
  place: string;
  /** Where it is in the file, or the name of a picture. */
  field: string;
  /** What it says; nothing if it is a picture. */
  text?: string;
}

/**
 * What is left of the example. Of a translation, whose facts are the original's, only what is not left in the original.
 *
 * @param written The texts of all editions, that of the content's own folder first.
 * @param masters Hashes of the pictures, by path in `src/assets` without extension.
 * @param kept What the owner keeps.
 */
export function findExamples(
  written: readonly Written[],
  masters: Record<string, string>,
  kept: readonly string[],
): Example[] {
  const texts = written
    .filter(({ file, text }) => FACTS.test(file) && PLACEHOLDERS.some((placeholder) => placeholder.test(text)))
    .map(({ file, path, text }) => ({ place: placeOf(file, text), field: fieldAt(path), text }));
  const pictures = Object.keys(masters)
    .filter((name) => PICTURES.includes(masters[name] ?? ''))
    .map((name) => ({ place: `src/assets/${name}`, field: name }));
  const found: Example[] = [...texts, ...pictures];
  const isFirst = ({ field }: Example, index: number) => found.findIndex((other) => other.field === field) === index;
  return found.filter(isFirst).filter(({ field }) => !kept.includes(field));
}

/** What a release says of it. */
export function inWords({ place, field, text }: Example): string {
  return text
    ? `${place}: ${field} is ${shown(text)}, which is example data.`
    : `${place} is a picture of the example.`;
}
