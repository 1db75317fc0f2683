import { type Content, contentSchema, type Pages } from '../../../content/schema';
import type { Modules } from './content';
import { isMarked, type Schema } from './facts';
import { contentFile, isEntry, shown } from './texts';

interface Translated {
  /** The content in the other language, with the facts of the original. */
  content: Content;
  /** The paths of the projects without a translation. These projects have no page in this edition. */
  untranslated: string[];
  /**
   * One sentence for each field that the translation lacks or must not have. `checkContent` and `checkWords` find the faults in the
   * texts.
   */
  faults: string[];
}

/**
 * Replaces the sentences of the original content with the sentences of a translation. `words.ts` is not compared with the original,
 * because each edition has its own words.
 *
 * @param content The original content, without faults.
 * @param folder The folder of the original. Its subfolder `tag` has the translation.
 */
export function translate(
  { words: _, ...content }: Content,
  { words: own, ...words }: Modules,
  tag: string,
  folder = 'src/content',
): Translated {
  const inner = `${folder}/${tag}`;
  const files: Record<string, Schema | undefined> = contentSchema() as never;
  const faults = Object.keys(words)
    .filter((name) => !(name in content))
    .map(
      (name) =>
        `${contentFile(name, inner)} translates nothing, because there is no ${contentFile(name, folder)}: rename or delete it.`,
    );
  const translated = Object.entries(content).map(([name, exports]) => {
    const original = contentFile(name, folder);
    const reportFault = (field: string, value: unknown, expected: string) =>
      faults.push(`${contentFile(name, inner)}: ${field} is ${shown(value)}, but must be ${expected} ${original}.`);
    return [name, merged(files[name], exports, words[name] ?? {}, '', reportFault)];
  });
  const merge = Object.fromEntries(translated) as Content;
  const { owner } = merge.owner;
  const names = content.technologies.technologies.map(({ name }) => name);
  const translatedName = (name: string) => merge.technologies.technologies[names.indexOf(name)]?.name ?? name;
  const { projects } = content.pages.pages as Pages;
  return {
    content: {
      ...merge,
      owner: { ...merge.owner, owner: { ...owner, siteUrl: `${owner.siteUrl}${tag}/` } },
      projects: {
        ...merge.projects,
        projects: merge.projects.projects.map((project) => ({
          ...project,
          technologies: project.technologies.map(translatedName),
        })),
      },
      words: { words: {}, ...own },
    },
    untranslated: content.projects.projects
      .filter(({ id }) => !(id in Object(words.projects?.projects)))
      .map(({ id }) => `${projects?.path ?? ''}/${id}`),
    faults,
  };
}

/**
 * Returns the original with the sentences of the translation.
 *
 * @param reportFault Reports a fault: the field, its value, and what the value must be. The name of the original's file follows this
 *   text.
 */
function merged(
  schema: Schema | undefined,
  original: unknown,
  words: unknown,
  field: string,
  reportFault: (field: string, value: unknown, expected: string) => void,
): unknown {
  if (schema?.wrapped) return merged(schema.wrapped, original, words, field, reportFault);
  if (words === undefined) {
    if (hasWords(schema, original)) reportFault(field, undefined, `a translation of ${shown(original)} in`);
    return original;
  }
  if (original === undefined || isMarked(schema)) {
    reportFault(
      field,
      words,
      original === undefined
        ? 'left out: there is no such field in'
        : 'left out: the value is the same in every language and belongs only in',
    );
    return original;
  }
  if (Array.isArray(original)) {
    const { item } = schema ?? {};
    const key = keyOf(item);
    if (item && key) return mergedByKey(item, key, original, Object(words), field, reportFault);
    if (original.every((entry) => typeof entry === 'string')) return words;
    if (!Array.isArray(words) || words.length !== original.length) {
      reportFault(field, words, `a list of ${original.length} entries, as in`);
      return original;
    }
    return original.map((entry, index) => merged(item, entry, words[index], `${field}[${index + 1}]`, reportFault));
  }
  if (!isEntry(original)) return words;
  if (!isEntry(words)) {
    reportFault(field, words, `an entry with the fields ${Object.keys(original).join(', ')}, as in`);
    return original;
  }
  const names = new Set([...Object.keys(original), ...Object.keys(words)]);
  const fields = [...names].map((name) => {
    const known = schema?.entries?.[name] ?? schema?.rest;
    return [name, merged(known, original[name], words[name], field ? `${field}.${name}` : name, reportFault)];
  });
  return Object.fromEntries(fields);
}

/**
 * Returns the field by which a translation names the entries of a list: `id` of projects, `name` of technologies. The entries of
 * other lists have the order of the original.
 */
export function keyOf(item: Schema | undefined) {
  if (item?.entries?.id) return 'id';
  return item?.entries?.icon ? 'name' : undefined;
}

/** Returns the entries of the original with the sentences of the translation. Entries without a translation stay as they are. */
function mergedByKey(
  item: Schema,
  key: string,
  original: Record<string, unknown>[],
  words: Record<string, unknown>,
  field: string,
  reportFault: Parameters<typeof merged>[4],
) {
  const keys = original.map((entry) => `${entry[key]}`);
  for (const name of Object.keys(words).filter((name) => !keys.includes(name))) {
    reportFault(`${field}.${name}`, words[name], `left out: there is no ${name} among the ${field} in`);
  }
  return original.map((entry, index) => {
    const name = `${keys[index]}`;
    return name in words ? merged(item, entry, words[name] ?? {}, `${field}.${name}`, reportFault) : entry;
  });
}

/** Returns whether a value has texts that need a translation. */
function hasWords(schema: Schema | undefined, value: unknown): boolean {
  if (isMarked(schema)) return false;
  if (schema?.wrapped) return hasWords(schema.wrapped, value);
  if (Array.isArray(value)) return !keyOf(schema?.item) && value.some((entry) => hasWords(schema?.item, entry));
  if (!isEntry(value)) return typeof value === 'string';
  return Object.entries(value).some(([name, part]) => hasWords(schema?.entries?.[name] ?? schema?.rest, part));
}
