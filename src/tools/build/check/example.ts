import { digestOf } from '../hash';
import { fieldAt, placeOf, type Written } from './texts';

export const EXAMPLE_HOST = /(^|[/@.])(example\.com|[\w-]+\.example)\b(?!\.\w)/;

/** The owner's name in the example. */
export const NOBODY = 'Nombre Apellido';

/** Patterns of facts that are in the example, such as its phone number. */
const PLACEHOLDERS = [
  EXAMPLE_HOST,
  /^(Nombre )?Apellido$/,
  /6000-?0000/,
  /^1998-05-14$/,
  /^(Nombre de la (carrera|institución)|año de egreso)$/,
  /^(Name of the (degree|institution)|year of graduation)$/,
];
const FACTS = /\/(owner|career|projects)\.ts$/;

/** Hashes of the example's sentences that `npm run setup` does not replace, by language. */
const SENTENCES = {
  es: [
    ...['2a40a0e5', 'ed33c46d', '7d4d3944', '84a5f807', '59311bbe', '221e2d9b', '67fb6eb8', 'bdd92944', 'eab43ca4'],
    ...['e8d71e6f', 'db37e4ac', '58603bec', 'f84762fb', 'aa01b1d7', '89665ffa', 'b13cb842', '2021ee23', '16deab0a'],
    '92facd61',
  ],
  en: [
    ...['f7f4157f', 'ccdc8379', 'c3af076f', '0b0dde8b', '66c011cf', '5c25450f', '642de61b', '72ac922b', '0a577223'],
    ...['8bd3b5cf', 'f1b1e1aa', 'ffdee1ec', '820816d4', '7b6a581c', '959e25fa', 'a16b341d', 'ef5df67e', '231534bb'],
    'cadacfde',
  ],
};

/** Hashes of the example's pictures, as `listPictures` returns them. */
const PICTURES = [
  ...['114d1ecb', 'd6abd40d', '9b819427', 'cea252b4', '04234c22', 'cad741c3', '32a11b96', 'a989cd58', '0f8b89ce'],
  ...['97cf68b9', 'cbb276b8', 'a67b7a01', 'd9e003ad', 'cc7b092b', 'db49cea9', '6993542e', 'b45c4256', '4802c839'],
  ...['a022fb71', '4096e7fb'],
];

/** A text or a picture that is left from the example. */
export interface Example {
  /** The file, with the line number if the line is known. */
  place: string;
  /** The property path of a text, or the name of a picture. */
  field: string;
  /** The text. A picture has none. */
  text?: string;
  /** Whether the text is in another language than its edition. */
  isForeign?: boolean;
}

/**
 * Returns whether a text is a sentence of the example in another language than its edition. A sentence of the example in the
 * language of its edition can stay.
 */
function isForeign({ text, tag }: Written): boolean {
  const { language } = new Intl.Locale(tag);
  return Object.entries(SENTENCES).some(([name, hashes]) => name !== language && hashes.includes(digestOf(text)));
}

/**
 * Returns the texts and pictures that are left from the example. A translation repeats the facts of the original, so each field is
 * listed once.
 *
 * @param written The texts of all editions. The texts of the first edition come first.
 * @param originals Hashes of the source pictures, by path in `src/assets` without extension.
 * @param kept The fields and pictures of the example that the owner keeps.
 */
export function findExamples(
  written: readonly Written[],
  originals: Record<string, string>,
  kept: readonly string[],
): Example[] {
  const texts = written
    .filter(({ file, text }) => FACTS.test(file) && PLACEHOLDERS.some((placeholder) => placeholder.test(text)))
    .map(({ file, path, text }) => ({ place: placeOf(file, text), field: fieldAt(path), text }));
  const isFirst = ({ field }: Example, index: number) => texts.findIndex((other) => other.field === field) === index;
  const sentences = written
    .filter(isForeign)
    .map(({ file, path, text }) => ({ place: placeOf(file, text), field: fieldAt(path), text, isForeign: true }));
  const pictures = Object.keys(originals)
    .filter((name) => PICTURES.includes(originals[name] ?? ''))
    .map((name) => ({ place: `src/assets/${name}`, field: name }));
  const found: Example[] = [...texts.filter(isFirst), ...sentences, ...pictures];
  return found.filter(({ field }) => !kept.includes(field));
}
