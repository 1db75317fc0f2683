/**
 * Builds the sites of `__tests__/sites` that the tests visit, so that no test knows the owner's content: each as
 * `.cache/sites/<name>/dist`, unless nothing of it has changed.
 */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { program } from '../../src/tools/program';
import { EXTREME_EDITIONS, folderOf, PUBLIC_FILES, REFERENCE_OPTIONS, SITES } from './sites';

/** Everything that a site is made of beside what is the owner's. */
const SOURCES = [
  'src',
  ...PUBLIC_FILES.map((file) => `public/${file}`),
  SITES,
  'build.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const OWNERS = ['src/content', 'src/pages', 'src/assets'];
/** Programs that visit a site or change its content, and are no part of it. */
const PROGRAMS = ['src/tools/bench', 'src/tools/doctor', 'src/tools/setup'];
const OTHERS = [...OWNERS, ...PROGRAMS].map((folder) => path.normalize(`${folder}/`));
const SCHEMA = path.normalize('src/content/schema');

async function build(name: string, content = `${SITES}/${name}/content`, ...flags: string[]) {
  const out = folderOf(name);
  const stamp = path.join(out, 'stamp');
  if (existsSync(path.join(out, 'dist')) && hash === (await readFile(stamp, 'utf8').catch(() => ''))) return;
  await rm(stamp, { force: true });
  const options = [`--content=${content}`, ...REFERENCE_OPTIONS, `--out=${out}`, ...flags];
  const builder = spawn(process.execPath, program('build.mjs', ...options), { stdio: ['ignore', 'ignore', 'pipe'] });
  const [[status], said] = await Promise.all([once(builder, 'exit'), builder.stderr.setEncoding('utf8').toArray()]);
  if (status !== 0) throw new Error(`The site "${name}" cannot be built.\n${said.join('')}`);
  await writeFile(stamp, hash);
}

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

/**
 * Writes the content of the reference in Spanish and English, with a site's own files in the place of some, and returns its
 * folder.
 *
 * @param source A site whose files it has, too, where it has none of its own.
 * @param others Further languages, in which it says what it says in English.
 */
async function writeEditions(name: string, source = name, others: readonly string[] = []) {
  const folder = `${folderOf(name)}/content`;
  const reference = `${SITES}/reference/content`;
  for (const file of (await filesIn(reference)).map((found) => path.relative(reference, found))) {
    const target = path.join(folder, file);
    const own = [name, source].map((site) => path.join(`${SITES}/${site}/content`, file));
    const from = own.find((place) => existsSync(place)) ?? path.join(reference, file);
    const editions = JSON.stringify(['es', 'en', ...others]);
    await writeCopy(target, from, file === 'owner.ts' ? `export const editions = ${editions};\n` : '');
  }
  const english = path.join(folder, 'en');
  for (const tag of others) {
    for (const from of await filesIn(english)) {
      const target = path.join(folder, tag, path.relative(english, from));
      const locale = `import { locale as english } from '../en/locale';\nexport const locale = { ...english, tag: '${tag}' };\n`;
      await writeCopy(target, from, path.basename(from) === 'locale.ts' ? locale : '');
    }
  }
  return folder;
}

/** Writes a module that exports what another one does, except what it says itself. */
async function writeCopy(target: string, from: string, own: string) {
  const source = path.relative(path.dirname(target), from).replaceAll(path.sep, '/');
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `export * from '${source.replace(/\.ts$/, '')}';\n${own}`);
}

const hash = await hashOfSources();
for (const file of PUBLIC_FILES) await cp(`public/${file}`, `${folderOf('public')}/${file}`);
// First alone, because the others find the pictures that it makes.
await build('reference');
await Promise.all(['longest', 'shortest'].map((name) => build(name)));
// What they draw is drawn in the first three.
await Promise.all(['editions', 'career'].map(async (name) => build(name, await writeEditions(name), '--draft')));
await Promise.all(
  EXTREME_EDITIONS.map(async ([name, source, others]) =>
    build(name, await writeEditions(name, source, others), '--draft'),
  ),
);
