import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

/** Modules of this folder whose `draw` makes files, by their path in `dist`, in longer than one wants to wait. */
const MODULES = ['cv.tsx', 'icons.ts', 'shareImages.tsx'];

/**
 * Draws the curriculum, the icons and the share images. What was drawn last is kept below `cache` until its code, the
 * content that is bundled with it, a picture or a library changes.
 *
 * @param {esbuild.BuildOptions} options
 * @param {string} cache
 * @param {unknown} pictures Changes with every picture in `src/assets`.
 * @returns {Promise<[from: string, to: string][]>} Where each file lies, and its path in `dist`.
 */
export async function buildDrawings(options, cache, pictures) {
  const files = await Promise.all(MODULES.map((module) => drawOnce(module, options, cache, pictures)));
  return files.flat();
}

/**
 * @param {string} module
 * @param {esbuild.BuildOptions} options
 * @param {string} cache
 * @param {unknown} pictures
 */
async function drawOnce(module, options, cache, pictures) {
  const { outputFiles } = await esbuild.build({
    ...options,
    entryPoints: [`src/static/${module}`],
    platform: 'node',
    packages: 'external',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const libraries = await readFile('package-lock.json').catch(() => '');
  const hash = createHash('sha256').update(code).update(JSON.stringify(pictures)).update(libraries).digest('hex');
  const { name } = path.parse(module);
  const folder = path.join(cache, 'drawings', `${name}-${hash.slice(0, 8)}`);
  if (!(await stat(folder).catch(() => undefined))) {
    const program = path.join(cache, `${name}.mjs`);
    await writeFile(program, code);
    const { draw } = await import(`${pathToFileURL(program)}?${hash}`);
    await removeOlder(path.dirname(folder), `${name}-`);
    await writeFolder(folder, await draw());
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => {
      const from = path.join(parentPath, file);
      return /** @type {[string, string]} */ ([from, path.relative(folder, from)]);
    });
}

/**
 * @param {string} folder
 * @param {string} prefix
 */
async function removeOlder(folder, prefix) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    await rm(path.join(folder, name), { recursive: true });
  }
}

/**
 * It appears under its name only when it is whole.
 *
 * @param {string} folder
 * @param {Record<string, string | Uint8Array>} files
 */
async function writeFolder(folder, files) {
  await rm(`${folder}.part`, { recursive: true, force: true });
  for (const [file, contents] of Object.entries(files)) {
    const target = path.join(`${folder}.part`, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, contents);
  }
  await rename(`${folder}.part`, folder);
}
