/** Builds each site of `__tests__/sites` as `.cache/sites/<name>/dist`, unless its sources are unchanged. */

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

/** The sources of all sites. */
const SOURCES = [
  ...['src', 'build.mjs', 'package-lock.json', 'tsconfig.json', SITES],
  ...PUBLIC_FILES.map((file) => `public/${file}`),
  ...['buildContent', 'buildSites', 'reference', 'pseudoWords'].map((file) => `__tests__/support/${file}.ts`),
];
/** Files in the sources that do not change a site: the owner's files, and programs that visit a site or change its content. */
const OTHERS = /^src.(content.(?!schema)|pages|assets|tools.(bench|doctor|setup))/;

/** A hash of all sources. The hash changes each day, because the owner's age in the sites depends on the date. */
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

/** The content of a site in Spanish, with the invented language under each of the given tags. */
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
// The other sites find the pictures of the first in the cache.
await build('reference', {});
await Promise.all([
  build('editions', { ...editions, translations: { en: englishContent({ ...reference, ...editions }) } }, '--draft'),
  // The codes of three languages fit beside a narrow navigation, the codes of eight do not.
  build('longest', inLanguages(longest, PSEUDO, 'pt')),
  build('shortest', inLanguages(shortest, 'en', 'pt', 'fr', 'de', 'it', 'ja', 'nl'), '--draft'),
]);
