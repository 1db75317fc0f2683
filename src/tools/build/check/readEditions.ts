import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../../content/schema';
import { readContent } from './content';
import { ContentError } from './contentError';
import type { Words } from './translate';

/**
 * The translations of a content without faults, by language tag. Rejects if one is not there or is in another language.
 *
 * @param folder Where the content lies, and in it the folders of the translations.
 * @param workOf Where the modules of a translation may be written.
 */
export async function readTranslations(
  content: Content,
  folder: string,
  workOf: (tag: string) => string,
): Promise<Map<string, Words>> {
  const [, ...tags] = content.owner.editions ?? [];
  const faults = tags.flatMap((tag, index) => faultsOf(content, folder, tag, index));
  if (tags.length > 0 && !content.locale.edition) {
    faults.push(
      `${folder}/locale.ts: edition is not there, but must be an entry with label, as the site has editions.`,
    );
  }
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  const read = tags.map(async (tag): Promise<[string, Words]> => {
    const words: Words = await readContent(path.posix.join(folder, tag), workOf(tag));
    const found = Object(words.locale?.locale).tag;
    if (found !== undefined && found !== tag) {
      throw new ContentError(
        `${folder}/${tag}/locale.ts: locale.tag is ${JSON.stringify(found)}, but must be "${tag}", as its folder is.`,
      );
    }
    return [tag, words];
  });
  return new Map(await Promise.all(read));
}

function faultsOf({ pages }: Content, folder: string, tag: string, index: number): string[] {
  const missing = existsSync(path.join(folder, tag))
    ? []
    : [`${folder}/owner.ts: editions[${index + 2}] is "${tag}", but there is no folder ${folder}/${tag}.`];
  const taken = Object.entries(pages.pages)
    .filter(([, page]) => `${page.path}/`.startsWith(`/${tag.toLowerCase()}/`))
    .map(
      ([name, page]) =>
        `${folder}/pages.ts: pages.${name}.path is "${page.path}", but must not start with /${tag}, where that edition lies.`,
    );
  return [...missing, ...taken];
}
