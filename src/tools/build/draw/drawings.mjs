import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { PATIENT } from '../move.mjs';

/** Modules in this folder with a `draw` function, and the paths in `dist` of the files it returns. */
const MODULES = {
  'cv.tsx': /^cv\.pdf$/,
  'icons.ts': /^(favicon|apple-touch-icon|icon-|manifest\.webmanifest)/,
  'shareImages.tsx': /^share\//,
};

/** @type {Set<Promise<unknown>>} */
const bundles = new Set();

/** Resolves when no drawing is being bundled. */
export const bundled = () => Promise.allSettled(bundles);

/**
 * The curriculum, the icons and the share images. Each is cached until its code, the content bundled with it, a picture
 * or a library changes.
 *
 * @param {esbuild.BuildOptions} options
 * @param {import('../assets/cache.mjs').Cache} cache
 * @param {unknown} pictures A value that changes with every picture.
 * @param {string} assets Folder of the pictures.
 * @returns {import('../assets/cache.mjs').Product[]}
 */
export function listDrawings(options, cache, pictures, assets) {
  return Object.entries(MODULES).map(([module, paths]) => ({
    includes: (file) => paths.test(file),
    make: () => draw(module, options, cache, pictures, assets),
  }));
}

/**
 * @param {string} module
 * @param {esbuild.BuildOptions} options
 * @param {import('../assets/cache.mjs').Cache} cache
 * @param {unknown} pictures
 * @param {string} assets
 */
async function draw(module, options, cache, pictures, assets) {
  const bundle = esbuild.build({
    ...options,
    entryPoints: [`src/tools/build/draw/${module}`],
    platform: 'node',
    packages: 'external',
    // Without comments, which name the folder of the content.
    minifyWhitespace: true,
    write: false,
  });
  bundles.add(bundle);
  const { outputFiles } = await bundle.finally(() => bundles.delete(bundle));
  const code = outputFiles[0]?.text ?? '';
  const libraries = await readFile('package-lock.json').catch(() => '');
  const hash = createHash('sha256').update(code).update(JSON.stringify(pictures)).update(libraries).digest('hex');
  const { name } = path.parse(module);

  const folder = await cache.get(path.join('drawings', `${name}-${hash.slice(0, 8)}`), async (target) => {
    await removeOlder(path.dirname(target), `${name}-`);
    const program = path.join(cache.folder, `${name}-${hash.slice(0, 8)}.mjs`);
    await writeFile(program, code);
    // In a child process, because drawing would block the development server.
    const drawing = promisify(execFile)(process.execPath, [
      path.resolve('src/tools/build/draw/draw.mjs'),
      program,
      target,
      assets,
    ]);
    await drawing.finally(() => rm(program));
  });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => {
      const from = path.join(parentPath, file);
      return /** @type {[string, string]} */ ([from, path.relative(folder, from).replaceAll(path.sep, '/')]);
    });
}

/**
 * @param {string} folder
 * @param {string} prefix
 */
async function removeOlder(folder, prefix) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    await rm(path.join(folder, name), PATIENT);
  }
}
