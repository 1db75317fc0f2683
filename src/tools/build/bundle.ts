import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type { Site } from '../../site/siteOf';
import { sentences } from './check/contentError';
import { makeWhole } from './move';
import { options } from './options';

const isDevelopment = options.serve;

/** The folders of one edition of the site. */
export interface Place {
  /** The folder for intermediate files of this edition. */
  work: string;
  /** The folder of the edition in `dist`, with a slash at the end. Empty for the first edition. */
  folder: string;
}

/** Returns the bundler's options that all bundles of an edition share. */
export function sharedBy({ work }: Place): esbuild.BuildOptions {
  return {
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
    sourcemap: isDevelopment && 'inline',
    alias: {
      '#pages': relative(options.pages),
      '#site': relative(`${work}/site`),
      'virtual:fonts': relative(`${work}/fonts.json`),
      'virtual:pictures': relative(`${work}/pictures.json`),
    },
    logLevel: 'silent',
  };
}

/** Puts a dot before a relative path. The bundler takes a path without a dot for a package. */
function relative(file: string) {
  return path.isAbsolute(file) ? file : `./${path.posix.normalize(file)}`;
}

/** Makes a value available to the bundles of an edition as `virtual:<name>`. */
export async function provide({ work }: Place, name: string, value: unknown) {
  await mkdir(work, { recursive: true });
  await write(path.join(work, `${name}.json`), JSON.stringify(value));
}

const write = (file: string, contents: string) => makeWhole(file, (part) => writeFile(part, contents));

/** Makes the site data of an edition available to its bundles as `#site` and `#site/otherPages`. */
export async function provideSite({ work }: Place, { files, otherPages, ...shown }: Site) {
  await mkdir(path.join(work, 'site'), { recursive: true });
  for (const [module, parts] of Object.entries({ index: shown, otherPages })) {
    const constants = Object.entries(parts).map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};\n`);
    await write(path.join(work, 'site', `${module}.js`), constants.join(''));
  }
}

/** Bundles a module of `src/tools/build` and returns its exports. The time in the address bypasses Node's cache of modules. */
export async function bundleAndImport({ work }: Place, module: string, build: esbuild.BuildOptions) {
  const outfile = path.join(work, `${path.parse(module).name}.mjs`);
  const entryPoints = [`src/tools/build/${module}`];
  await esbuild.build({ ...build, entryPoints, outfile, platform: 'node', packages: 'external' });
  return import(`${pathToFileURL(outfile)}?${Date.now()}`);
}

/** Bundles the app and prints the bundler's warnings. */
export async function bundleApp({ folder }: Place, build: esbuild.BuildOptions) {
  const outdir = path.posix.join(options.dist, folder);
  const { outputFiles, metafile, warnings } = await esbuild.build({
    ...build,
    define: {
      ...build.define,
      // Libraries refer to Node's `process` in many places, but browsers have no such variable.
      process: 'undefined',
      // The content security policy allows styled-components to write only through the CSSOM, in development too.
      SC_DISABLE_SPEEDY: 'false',
    },
    entryPoints: { main: 'src/app/main.tsx' },
    outdir,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    splitting: true,
    minify: !isDevelopment,
    sourcemap: isDevelopment,
    legalComments: 'none',
    metafile: true,
    write: false,
  });
  for (const warning of sentences(warnings)) console.warn(warning);
  return {
    files: outputFiles,
    home: scriptsOf(metafile, outdir, ['src/app/main.tsx']),
    others: scriptsOf(metafile, outdir, ['src/app/main.tsx', path.posix.normalize(`${options.pages}/OtherPages.tsx`)]),
  };
}

/**
 * Returns the URLs of modules and of their static imports, importers first. Omits imports of up to 8000 bytes, because listing
 * them in the page costs more than preloading them saves.
 */
function scriptsOf({ outputs }: esbuild.Metafile, outdir: string, modules: string[]) {
  const files = Object.keys(outputs);
  // The loop also visits the files that it adds to the set.
  const found = new Set(modules.flatMap((module) => files.find((file) => outputs[file]?.entryPoint === module) ?? []));
  for (const file of found) {
    for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') found.add(imported);
    }
  }
  return [...found]
    .filter((file, index) => index < modules.length || (outputs[file]?.bytes ?? 0) > 8000)
    .map((file) => `./${path.posix.relative(outdir, file)}`);
}

/**
 * Bundles a module of `src/boot` as an inline script of a page.
 *
 * @param values The constants that the module declares and the build defines.
 */
export async function inlineScript(module: string, build: esbuild.BuildOptions, values: Record<string, unknown>) {
  const { outputFiles } = await esbuild.build({
    ...build,
    format: 'iife',
    define: {
      ...build.define,
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    },
    entryPoints: [`src/boot/${module}.ts`],
    minify: !isDevelopment,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
