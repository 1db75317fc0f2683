import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { program } from '../../program';
import type { Cache, Product } from '../assets/cache';
import { PATIENT } from '../move';

/** Modules in this folder with a `draw` function, and the paths in `dist` of the files it returns. */
const MODULES = {
  'cv.tsx': /^cv\.pdf$/,
  'icons.ts': /^(favicon|apple-touch-icon|icon-|manifest\.webmanifest)/,
  'shareImages.tsx': /^share\//,
};

const bundles: Set<Promise<unknown>> = new Set();

/** Resolves when no drawing is being bundled. */
export const bundled = () => Promise.allSettled(bundles);

/**
 * The curriculum, the icons and the share images. Each is cached until its code, the content bundled with it, a picture
 * or a library changes.
 *
 * @param pictures A value that changes with every picture.
 * @param assets Folder of the pictures.
 */
export function listDrawings(
  options: esbuild.BuildOptions,
  cache: Cache,
  pictures: unknown,
  assets: string,
): Product[] {
  return Object.entries(MODULES).map(([module, paths]) => ({
    includes: (file) => paths.test(file),
    make: () => draw(module, paths, options, cache, pictures, assets),
  }));
}

async function draw(
  module: string,
  paths: RegExp,
  options: esbuild.BuildOptions,
  cache: Cache,
  pictures: unknown,
  assets: string,
) {
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
    const file = path.join(cache.folder, `${name}-${hash.slice(0, 8)}.mjs`);
    await writeFile(file, code);
    // In a child process, because drawing would block the development server.
    const drawing = promisify(execFile)(
      process.execPath,
      program('src/tools/build/draw/draw.ts', file, target, assets),
    );
    await drawing.finally(() => rm(file));
  });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => {
      const from = path.join(parentPath, file);
      return [from, path.relative(folder, from).replaceAll(path.sep, '/')] as [string, string];
    });
  // A file that is not of the site has a notice for the owner.
  for (const [from, file] of files) if (!paths.test(file)) tell(await readFile(from, 'utf8'));
  return files.filter(([, file]) => paths.test(file));
}

const told = new Set<string>();

/** Prints a notice once, however often a development server builds. */
function tell(notice: string) {
  if (!told.has(notice)) console.warn(notice);
  told.add(notice);
}

async function removeOlder(folder: string, prefix: string) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    await rm(path.join(folder, name), PATIENT);
  }
}
