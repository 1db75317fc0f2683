import { type Content, contentSchema } from '../../../content/schema';
import { fieldAt, fileOf, placeOf, shown, textsIn } from './checkContent';
import { isFact } from './facts';

/** What is plainly an example in the owner's facts. */
const PLACEHOLDERS = [
  /(^|[/@.])(example\.com|[\w-]+\.example)\b(?!\.\w)/,
  /^(Nombre )?Apellido$/,
  /6000-?0000/,
  /^1998-05-14$/,
  /^(Nombre de la (carrera|institución)|año de egreso)$/,
  /^(Name of the (degree|institution)|year of graduation)$/,
];

/** Hashes of the example's pictures, as `listPictures` gives them. */
const PICTURES: Record<string, string> = {
  'projects/aikikai': '114d1ecbb3a7aa18',
  'projects/aikikai-horarios': 'd6abd40d854188b6',
  'projects/codigo': '9b81942718615c09',
  'projects/constructora': 'cea252b49b0b8db1',
  'projects/constructora-cotizacion': '04234c222827adbd',
  'projects/crud': 'cad741c31a6635f7',
  'projects/ecommerce': '32a11b9692818ddd',
  'projects/ecommerce-ficha': 'a989cd58db9a9bf5',
  'projects/ecommerce-panel': '0f8b89ce58aed50b',
  'projects/ecommerce-telefono': '97cf68b913c2f19a',
  'projects/menu-digital': 'cbb276b8d3b4e83e',
  'projects/menu-digital-ingles': 'a67b7a015fe7ead5',
  'projects/menu-digital-telefono': 'd9e003ad5e7d45a5',
  'projects/menu-por-categorias': 'cc7b092ba933dbb4',
  'services/frog': 'db49cea995e0f976',
  'services/hummingbird': '6993542e4514acad',
  'services/parrot': 'b45c425664d46d78',
  'services/turtle': '4802c839cf850eed',
  'illustrations/map': 'a022fb71adcc7a9c',
  'illustrations/skyline': '4096e7fbbacb87e2',
};

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
 * @param masters Hashes of the pictures, by path in `src/assets` without extension.
 * @param isTranslation Whether the content has the facts of another folder, which are named there.
 */
export function findExamples(
  content: Content,
  masters: Record<string, string>,
  folder = 'src/content',
  isTranslation = false,
): Example[] {
  const { owner, curriculum, kept } = content.owner;
  const { career, projects } = content;
  const schema = contentSchema();
  const texts = Object.entries({ owner: { owner, curriculum }, career, projects }).flatMap(([name, parts]) =>
    textsIn(parts)
      .filter(([, text]) => PLACEHOLDERS.some((placeholder) => placeholder.test(text)))
      .filter(([path]) => !isTranslation || !isFact(schema[name as keyof Content], path.split('.')))
      .map(([path, text]) => ({ place: placeOf(fileOf(name, folder), text), field: fieldAt(path), text }))
      .filter(({ field }) => !kept.includes(field)),
  );
  const pictures = Object.entries(masters)
    .filter(([, master]) => Object.values(PICTURES).includes(master))
    .filter(([name]) => !kept.includes(name) && !kept.includes(`src/assets/${name}`))
    .map(([name]) => ({ place: `src/assets/${name}` }));
  return [...texts, ...pictures];
}

/** What a release says of it. */
export function inWords({ place, field, text }: Example): string {
  return field
    ? `${place}: ${field} is ${shown(text)}, which is example data.`
    : `${place} is a picture of the example.`;
}
