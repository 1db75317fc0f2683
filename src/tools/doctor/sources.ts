import type { Content } from '../../content/schema';
import { fileOf, textsIn } from '../build/check/checkContent';
import { readContent } from '../build/check/content';
import { readTranslations, tagsOf } from '../build/check/readEditions';
import { translate } from '../build/check/translate';
import { adviceOnOutdated } from './outdated';

/** What the doctor knows of what an owner has written. */
export interface Sources {
  /** Language tags of the editions, that at the root first. */
  tags: string[];
  /** Names that are the same in every language, some of several words. */
  names: readonly string[];
  /** The file with a text, if an edition has it as it is. The folder is that of the edition in `dist`. */
  findFile: (folder: string, text: string) => string | undefined;
  /** What is said of translations whose original has changed. */
  outdated: string[];
}

const CONTENT = 'src/content';
const WORK = '.cache/doctor';

export async function readSources(): Promise<Sources> {
  const content = await readContent(CONTENT, WORK);
  const translations = await readTranslations(content, CONTENT, (tag) => `${WORK}/${tag}`);
  const editions = new Map<string, object>([
    ['', content],
    ...[...translations].map(([tag, words]) => [`${tag}/`, words] as const),
  ]);
  return {
    tags: tagsOf(content),
    names: namesIn(content),
    findFile: (folder, text) => {
      const files = Object.entries(editions.get(folder) ?? {});
      const [name] = files.find(([, parts]) => textsIn(parts).some(([, written]) => written === text)) ?? [];
      return name && fileOf(name, `${CONTENT}/${folder}`.replace(/\/$/, ''));
    },
    outdated: [...translations].flatMap(([tag, words]) =>
      adviceOnOutdated(content, translate(content, words, tag).content, `${CONTENT}/${tag}`),
    ),
  };
}

function namesIn({ owner: { owner }, projects: { projects }, career: { career } }: Content): string[] {
  const { experience, studies, certificates } = career;
  const names = [
    ...[owner.name, owner.city, owner.country],
    ...projects.flatMap(({ title, client, quote }) => [title, client, quote?.name]),
    ...experience.flatMap(({ firm, place }) => [firm, place]),
    ...studies.map(({ institution }) => institution),
    ...certificates.flatMap(({ title, issuer }) => [title, issuer]),
  ];
  return names.filter((name) => name !== undefined);
}
