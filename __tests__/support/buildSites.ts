/**
 * Builds the sites of `__tests__/sites` that tests visit, so that no test knows the owner's content: each as
 * `.cache/sites/<name>/dist`, unless nothing of it has changed.
 */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Content } from '../../src/content/schema';
import { editions } from '../sites/editions';
import { englishContent } from '../sites/english';
import { longest } from '../sites/longest';
import { shortest } from '../sites/shortest';
import { buildContent, type SiteContent } from './buildContent';
import { pseudoContent, pseudoWords } from './pseudoWords';
import { content as reference } from './reference';
import { PSEUDO, PUBLIC_FILES, SITES, SITES_BUILT, siteDist, siteFolder } from './sites';

/** Everything that a site is made of beside what is the owner's. */
const SOURCES = [
  ...['src', 'build.mjs', 'package-lock.json', 'tsconfig.json', SITES],
  ...PUBLIC_FILES.map((file) => `public/${file}`),
  ...['buildContent', 'buildSites', 'reference', 'pseudoWords'].map((file) => `__tests__/support/${file}.ts`),
];
/** The owner's, and programs that visit a site or change its content. */
const OTHERS = /^src.(content.(?!schema)|pages|assets|tools.(bench|doctor|setup))/;

/** A hash of all that the sites are made from. It also changes with the day, from which they count the owner's age. */
function hashOfSources() {
  const sum = createHash('sha256').update(`${process.version} ${new Date().toDateString()}`);
  const files = SOURCES.flatMap(filesIn).filter((file) => !OTHERS.test(file));
  for (const file of files.sort()) sum.update(file).update(fs.readFileSync(file));
  return sum.digest('hex');
}

/** @param source A file or a folder. */
function filesIn(source: string): string[] {
  if (fs.statSync(source).isFile()) return [path.normalize(source)];
  return fs.readdirSync(source).flatMap((name) => filesIn(path.join(source, name)));
}

async function build(name: string, content: SiteContent, ...flags: string[]) {
  const stamp = `${siteFolder(name)}/stamp`;
  if (fs.existsSync(siteDist(name)) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return;
  fs.rmSync(stamp, { force: true });
  await buildContent(siteFolder(name), content, ...flags);
  fs.writeFileSync(stamp, hash);
  fs.appendFileSync(SITES_BUILT, `${name}\n`);
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

const hash = hashOfSources();
for (const file of PUBLIC_FILES) fs.cpSync(`public/${file}`, `${siteFolder('public')}/${file}`);
// First alone, because the others find the pictures that it makes.
await build('reference', {});
await Promise.all([
  build('editions', { ...editions, translations: { en: englishContent({ ...reference, ...editions }) } }, '--draft'),
  // Of three languages the codes have room beside a narrow navigation, of eight they have not.
  build('longest', inLanguages(longest, PSEUDO, 'pt')),
  build('shortest', inLanguages(shortest, 'en', 'pt', 'fr', 'de', 'it', 'ja', 'nl'), '--draft'),
]);
