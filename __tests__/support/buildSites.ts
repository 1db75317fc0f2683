/**
 * Builds the sites of `__tests__/sites` that tests visit, so that no test knows the owner's content: each as
 * `.cache/sites/<name>/dist`, unless nothing of it has changed.
 */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../src/content/schema';
import { editions } from '../sites/editions';
import { englishContent } from '../sites/english';
import { longest } from '../sites/longest';
import { shortest } from '../sites/shortest';
import { buildContent, type SiteContent } from './buildContent';
import { pseudoContent, pseudoWords } from './pseudoWords';
import { content as reference } from './reference';
import { folderOf, PSEUDO, PUBLIC_FILES, SITES, SITES_BUILT, siteOf } from './sites';

/** Everything that a site is made of beside what is the owner's. */
const SOURCES = [
  'src',
  ...PUBLIC_FILES.map((file) => `public/${file}`),
  SITES,
  ...['buildContent', 'buildSites', 'reference', 'pseudoWords'].map((file) => `__tests__/support/${file}.ts`),
  'build.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const OWNERS = ['src/content', 'src/pages', 'src/assets'];
/** Programs that visit a site or change its content, and are no part of it. */
const PROGRAMS = ['src/tools/bench', 'src/tools/doctor', 'src/tools/setup'];
const OTHERS = [...OWNERS, ...PROGRAMS].map((folder) => path.normalize(`${folder}/`));
const SCHEMA = path.normalize('src/content/schema');

/** A hash of all that the sites are made from. It also changes with the day, from which they count the owner's age. */
async function hashOfSources() {
  const found = await Promise.all(SOURCES.map(filesIn));
  const files = found
    .flat()
    .filter((file) => file.startsWith(SCHEMA) || !OTHERS.some((other) => file.startsWith(other)));
  const sum = createHash('sha256').update(`${process.version} ${new Date().toDateString()}`);
  for (const file of files.sort()) sum.update(file).update(await readFile(file));
  return sum.digest('hex');
}

/** @param source A file or a folder. */
async function filesIn(source: string) {
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path.normalize(source)];
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

async function build(name: string, content: SiteContent, ...flags: string[]) {
  const stamp = `${folderOf(name)}/stamp`;
  if (existsSync(siteOf(name)) && hash === (await readFile(stamp, 'utf8').catch(() => ''))) return;
  await rm(stamp, { force: true });
  await buildContent(folderOf(name), content, ...flags);
  await writeFile(stamp, hash);
  await appendFile(SITES_BUILT, `${name}\n`);
}

/** What a site says in Spanish, and in further languages that nobody speaks. */
function inLanguages(changed: Partial<Content>, ...tags: string[]): SiteContent {
  const content = { ...reference, ...changed };
  const inEach = <Value>(value: Value) => Object.fromEntries(tags.map((tag) => [tag, value]));
  return {
    ...changed,
    owner: { ...content.owner, editions: ['es', ...tags] },
    translations: inEach(pseudoContent(content)),
    languages: inEach(pseudoWords()),
  };
}

const hash = await hashOfSources();
for (const file of PUBLIC_FILES) await cp(`public/${file}`, `${folderOf('public')}/${file}`);
// First alone, because the others find the pictures that it makes.
await build('reference', {});
await Promise.all([
  build('editions', { ...editions, translations: { en: englishContent({ ...reference, ...editions }) } }, '--draft'),
  // Of three languages the codes have room beside a narrow navigation, of eight they have not.
  build('longest', inLanguages(longest, PSEUDO, 'pt')),
  build('shortest', inLanguages(shortest, 'en', 'pt', 'fr', 'de', 'it', 'ja', 'nl'), '--draft'),
]);
