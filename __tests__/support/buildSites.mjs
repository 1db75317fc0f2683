/**
 * Builds the sites that the tests visit, so that no test knows the owner's content. Each is built in a copy of the project
 * with the content of `__tests__/fixtures/<name>`: `.cache/fixtures/<name>/dist`. One of which nothing has changed stays.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FIXTURES = '__tests__/fixtures';
const CACHE = '.cache';

/** The extremes differ from the specification in the facts only. */
const EXTREMES = ['longest', 'shortest'];

/** What the copies share of the cache: entries whose names change with everything that they are made from. */
const SHARED = ['pictures', 'fonts', 'styled'];

/** The project's own files in `public`, beside which the owner may put others. */
const PUBLIC = ['.htaccess', '.nojekyll', '_headers', 'contact.php'].map((file) => path.join('public', file));

const OWN_ASSETS = path.join('src', 'assets');
const ASSETS = path.join(FIXTURES, 'assets');
const FILES = ['build.mjs', 'package-lock.json', 'tsconfig.json'];

/**
 * @param {string} name
 * @param {string[]} fixtures
 */
async function build(name, fixtures) {
  const copy = path.join(CACHE, 'fixtures', name);
  const stamp = path.join(copy, 'stamp');
  const hash = await hashOf(fixtures);
  if (existsSync(path.join(copy, 'dist')) && hash === (await readFile(stamp, 'utf8').catch(() => ''))) return;
  await rm(stamp, { force: true });
  await copyProject(copy);
  for (const fixture of fixtures) await replaceContent(path.join(FIXTURES, fixture), path.join(copy, 'src'));
  const builder = spawn(process.execPath, ['build.mjs'], { cwd: copy, stdio: ['ignore', 'ignore', 'pipe'] });
  const [[status], said] = await Promise.all([once(builder, 'exit'), builder.stderr.setEncoding('utf8').toArray()]);
  if (status !== 0) throw new Error(`The fixture "${name}" cannot be built.\n${said.join('')}`);
  await writeFile(stamp, hash);
}

/**
 * Of all that a fixture's site is made from. It also changes with the day, from which the site counts the owner's age.
 *
 * @param {string[]} fixtures
 */
async function hashOf(fixtures) {
  const folders = ['src', ASSETS, ...fixtures.map((fixture) => path.join(FIXTURES, fixture))];
  const found = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  const files = found
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.startsWith(OWN_ASSETS));
  const hash = createHash('sha256').update(`${process.version} ${new Date().toDateString()}`);
  for (const file of [...files.sort(), ...PUBLIC, ...FILES, fileURLToPath(import.meta.url)]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * Copies the project with the fixtures' pictures in the place of the owner's.
 *
 * @param {string} copy
 */
async function copyProject(copy) {
  const inCopy = (/** @type {string} */ file) => path.join(copy, file);
  for (const part of ['src', 'public']) await rm(inCopy(part), { recursive: true, force: true });
  await cp('src', inCopy('src'), { recursive: true, filter: (file) => file !== OWN_ASSETS });
  await cp(ASSETS, inCopy(OWN_ASSETS), { recursive: true });
  for (const file of [...PUBLIC, ...FILES]) await cp(file, inCopy(file));
  for (const part of SHARED) {
    const shared = path.join(CACHE, part);
    await mkdir(shared, { recursive: true });
    await mkdir(inCopy(CACHE), { recursive: true });
    await rm(inCopy(shared), { force: true });
    await symlink(path.resolve(shared), inCopy(shared), 'junction');
  }
}

/**
 * Puts the files of a fixture in the place of those in `src`. One that imports what it replaces finds that beside itself, as
 * `home.before-specification.ts`: what `longest` replaces may be the specification's.
 *
 * @param {string} fixture
 * @param {string} src
 */
async function replaceContent(fixture, src) {
  for (const entry of await readdir(fixture, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = await readFile(path.join(entry.parentPath, entry.name), 'utf8');
    const folder = path.relative(fixture, entry.parentPath);
    const { name, ext } = path.parse(entry.name);
    const target = path.join(src, folder, entry.name);
    const replaced = path.relative(entry.parentPath, path.join('src', folder, name)).replaceAll(path.sep, '/');
    const own = `${name}.before-${path.basename(fixture)}`;
    if (source.includes(`'${replaced}'`)) await rename(target, path.join(src, folder, `${own}${ext}`));
    await writeFile(target, source.replaceAll(`'${replaced}'`, `'./${own}'`));
  }
}

// First alone, because the others find the pictures that it makes.
await build('specification', ['specification']);
await Promise.all(EXTREMES.map((name) => build(name, ['specification', name])));
