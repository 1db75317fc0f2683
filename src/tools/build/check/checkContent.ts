import * as v from 'valibot';
import { type Content, type Context, contentSchema, isLanguage } from '../../../content/schema';
import { isOutside, type Pictures } from '../../../schema/kinds';
import type { Edition } from '../../../site/given';
import { presentPaths } from '../../../site/presentPaths';
import { isFact } from './facts';
import { contentFile, fieldAt, isEntry, placeOf, shown, sourceOf, textsIn } from './texts';

/**
 * The faults in the content of an edition: one sentence each, with file, field and value. Of what the schema does not have, such
 * as the texts of an owner's own section, only blank texts are faults; faults in the facts of a translation are the original's.
 *
 * @param root Where the content lies.
 * @param files Those at the root of the site that texts may link to.
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
      // A file may export more, of the owner's own. What a translation has too much is found when it is read.
      const isUnknown = issue.expected === 'never';
      if (isUnknown && (isTranslation || keys.length === 1)) return [];
      if (isTranslation && isFact(schema[name], keys)) return [];
      const field = fieldAt(v.getDotPath(issue) ?? '') || 'what it says';
      return `${placeOf(contentFile(name, folder), issue.input)}: ${field} is ${shown(issue.input)}, but must be ${issue.message}.`;
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

/** What parts of a content that may be wrong say to the checks of others. */
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

/** A field of a value that may be anything. */
function valueAt(value: unknown, field: string): unknown {
  return Object(value)[field];
}

/** A field of each entry of a list that may be anything. */
function valuesAt(list: unknown, field: string): unknown[] {
  return Array.isArray(list) ? list.map((entry) => valueAt(entry, field)) : [];
}
