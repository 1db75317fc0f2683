import * as v from 'valibot';
import { type Content, type Context, contentSchema, isLanguage } from '../../../content/schema';
import { isOutside, type Pictures } from '../../../schema/kinds';
import type { Edition } from '../../../site/editionData';
import { presentPaths } from '../../../site/presentPaths';
import { isFact } from './facts';
import { contentFile, fieldAt, isEntry, placeOf, shown, sourceOf, textsIn } from './texts';

/**
 * Returns one sentence for each fault in the content of an edition, with file, field and value. In exports that the schema does not
 * have, such as the texts of an owner's own section, only blank texts are faults. A translation takes its facts from the original,
 * so only the check of the original reports faults in facts.
 *
 * @param root The folder of the content.
 * @param files The files at the root of the site that texts can link to.
 */
export function checkContent(
  edition: Pick<Edition, 'content' | 'tag'>,
  pictures: Pictures,
  root = 'src/content',
  files: readonly string[] = [],
): string[] {
  const { content, tag } = edition;
  const folder = sourceOf(edition, root);
  const isTranslation = folder !== root;
  const schema = contentSchema({ pictures, ...contextOf(content, files), ...(isLanguage(tag) && { language: tag }) });
  const faults = (Object.keys(schema) as (keyof Content)[]).flatMap((name) => {
    const { issues = [] } = v.safeParse<v.GenericSchema>(schema[name], content[name], { abortPipeEarly: true });
    return issues.flatMap((issue) => {
      const keys = issue.path?.map(({ key }) => String(key)) ?? [];
      // A content file can have extra exports that the owner added. `translate` reports the extra fields of a translation.
      const isUnknown = issue.expected === 'never';
      if (isUnknown && (isTranslation || keys.length === 1)) return [];
      if (isTranslation && isFact(schema[name], keys)) return [];
      const field = fieldAt(v.getDotPath(issue) ?? '') || 'the content';
      const fault = isUnknown ? `${field}: ` : `${field} is ${shown(issue.input)}, but must be `;
      return `${placeOf(contentFile(name, folder), issue.input)}: ${fault}${issue.message}.`;
    });
  });
  const blank = Object.entries(content).flatMap(([name, parts]) => {
    const known = Object.keys(schema[name as keyof Content]?.entries ?? {});
    return textsIn(parts).flatMap(([path, text]) =>
      text.trim() || known.includes(path.split('.')[0] ?? '')
        ? []
        : `${contentFile(name, folder)}: ${fieldAt(path)} is ${shown(text)}, but must be a text.`,
    );
  });
  return [...faults, ...blank];
}

/** Returns the values that the check of one file needs from other files. These values are not checked yet and can have any type. */
function contextOf(content: Content, files: readonly string[]): Context {
  const { pages, formerPaths } = Object(content.pages);
  const projectIds = valuesAt(content.projects?.projects, 'id');
  const paths = presentPaths(isEntry(pages) ? pages : {}, Object(formerPaths), projectIds);
  return {
    name: valueAt(content.owner?.owner, 'name'),
    country: valueAt(content.owner?.owner, 'country'),
    projectIds,
    technologyNames: valuesAt(content.technologies?.technologies, 'name'),
    pagePaths: valuesAt(Object.values(Object(pages)), 'path'),
    editionTags: Array.isArray(content.owner?.editions) ? content.owner.editions : [],
    linkTo: (address) =>
      isOutside(address) || paths.has(address) || files.includes(address.replace(/^\//, '')) ? {} : undefined,
  };
}

/** Returns a field of an unchecked value. */
function valueAt(value: unknown, field: string): unknown {
  return Object(value)[field];
}

/** Returns a field of each entry of an unchecked list. */
function valuesAt(list: unknown, field: string): unknown[] {
  return Array.isArray(list) ? list.map((entry) => valueAt(entry, field)) : [];
}
