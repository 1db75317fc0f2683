import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../../content/schema';
import type { Pictures } from '../../../schema/kinds';
import { type Edition, MADE_FILES } from '../../../site/editionData';
import type { Words } from '../../../words/es';
import { checkContent } from './checkContent';
import { checkWords, withOwn } from './checkWords';
import { type Modules, readContent, readModules } from './content';
import { stopAt } from './contentError';
import { sourceOf, wordsFile } from './texts';
import { translate } from './translate';

/** The folders with the texts of a site, and the folder for bundled modules. */
interface Folders {
  /** The folder of the content, with a subfolder for each translation. */
  content: string;
  /** The folder with the words of all languages. */
  words: string;
  /** The folder of the owner's files for the root of the site. */
  public: string;
  work: string;
}

type Check = (content: Content, tag: string) => string[];

/** Returns the editions of the site, the one at the root first. Rejects with one sentence for each fault. */
export async function readEditions(
  content: Content,
  pictures: Pictures,
  folders: Folders,
): Promise<readonly [Edition, ...Edition[]]> {
  const folder = folders.content;
  const tag: string = Object(content.owner?.editions)[0];
  const files = await filesIn(folders.public);
  const check: Check = (content, tag) => checkContent({ content, tag }, pictures, folder, files);
  stopAt(check(content, tag));
  const [, ...others] = content.owner.editions;
  stopAt([...withoutWords(tag, 0, folders), ...others.flatMap((other) => faultsOf(content, other, folders))]);
  const translations = others.map((other) => readTranslation(content, other, folders, check));
  const read = [{ content, tag, untranslated: [], faults: [] }, ...(await Promise.all(translations))];
  const editions = read.map(async ({ faults, ...edition }) => {
    const { words, faults: inWords } = await readWords(edition, folders);
    return { ...edition, words, faults: [...faults, ...inWords] };
  });
  const checked = await Promise.all(editions);
  stopAt(checked.flatMap(({ faults }) => faults));
  return checked.map(({ faults, ...edition }) => edition) as unknown as readonly [Edition, ...Edition[]];
}

/** Returns the files that texts can link to. */
async function filesIn(folder: string): Promise<string[]> {
  const own = await readdir(folder, { recursive: true });
  return [...own.map((file) => file.replaceAll(path.sep, '/')), ...MADE_FILES];
}

async function readTranslation(original: Content, tag: string, folders: Folders, check: Check) {
  const folder = folders.content;
  const inner = path.posix.join(folder, tag);
  const files = await readContent(inner, path.join(folders.work, 'editions', tag));
  const { content, untranslated, faults } = translate(original, files as unknown as Modules, tag, folder);
  return { tag, content, untranslated, faults: [...faults, ...check(content, tag)] };
}

/** Returns the words of an edition, or the faults of these words. */
async function readWords({ content, tag }: Pick<Edition, 'content' | 'tag'>, folders: Folders) {
  const file = wordsFile(tag, folders.words);
  const [module] = Object.values(await readModules([file], path.join(folders.work, 'words', tag)));
  const [language] = Object.values(module ?? {}) as Words[];
  const faults = checkWords(language, file);
  if (!language || faults.length > 0) return { faults };
  const own = content.words.words;
  const ownFaults = checkWords(own, `${sourceOf({ content, tag }, folders.content)}/words.ts`, language);
  return ownFaults.length > 0 ? { faults: ownFaults } : { words: withOwn(language, own), faults };
}

/** Returns one sentence for each reason why the site cannot have a translation. */
function faultsOf({ owner, pages }: Content, tag: string, folders: Folders): string[] {
  const { content: folder } = folders;
  const index = owner.editions.indexOf(tag);
  const missing = existsSync(path.join(folder, tag))
    ? []
    : [
        `${folder}/owner.ts: editions[${index + 1}] is "${tag}", but there is no folder ${folder}/${tag} with the translation.`,
      ];
  const conflicts = Object.entries(pages.pages)
    .filter(([, page]) => `${page.path}/`.startsWith(`/${tag.toLowerCase()}/`))
    .map(
      ([name, page]) =>
        `${folder}/pages.ts: pages.${name}.path is "${page.path}", but must not start with /${tag}, the folder of an edition.`,
    );
  return [...missing, ...withoutWords(tag, index, folders), ...conflicts];
}

function withoutWords(tag: string, index: number, { content, words }: Folders): string[] {
  if (existsSync(wordsFile(tag, words))) return [];
  const write = `write ${words}/${tag}.ts after the example of es.ts and en.ts in src/words`;
  return [
    `${content}/owner.ts: editions[${index + 1}] is "${tag}", but the site has no words in that language: ${write}.`,
  ];
}
