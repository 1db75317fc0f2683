import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type { Content } from '../../content/schema';
import { sentences } from './check/contentError';
import { move } from './move';
import { options } from './options';

/** What is bundled for one edition of the site, and where. */
export interface Place {
  /** The folder that `#content` means. */
  content: string;
  /** What is made for this edition only. */
  work: string;
  /** The folder of the edition in `dist`, with a slash at its end; empty for the first. */
  folder: string;
}

/** What all bundles of an edition share. */
export function sharedBy({ content, work }: Place): esbuild.BuildOptions {
  return {
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias: {
      '#content': relative(content),
      '#pages': relative(options.pages),
      'virtual:contactService': relative(`${work}/contactService.json`),
      'virtual:editions': relative(`${work}/editions.json`),
      'virtual:fonts': relative(`${work}/fonts.json`),
      'virtual:months': relative(`${work}/months.json`),
      'virtual:pictures': relative(`${work}/pictures.json`),
      'virtual:skillList': relative(`${work}/skillList.json`),
    },
    logLevel: 'silent',
  };
}

/** A path for the bundler, which takes one without a dot for a package. */
function relative(file: string) {
  return path.isAbsolute(file) ? file : `./${path.posix.normalize(file)}`;
}

/**
 * Makes a value available to the bundles of an edition as `virtual:<name>`. The file is renamed when complete, because another
 * build may read it meanwhile.
 */
export async function provide({ work }: Place, name: string, value: unknown) {
  await mkdir(work, { recursive: true });
  const part = path.join(work, `${name}.${process.pid}.part`);
  await writeFile(part, JSON.stringify(value));
  await move(part, path.join(work, `${name}.json`));
}

/** Writes a content as the modules that `#content` means. */
export async function writeContent({ content: folder }: Place, content: Content) {
  await mkdir(folder, { recursive: true });
  for (const [name, exports] of Object.entries(content)) {
    const constants = Object.entries(exports).map(
      ([constant, value]) => `export const ${constant} = ${JSON.stringify(value)};\n`,
    );
    await writeFile(path.join(folder, `${name}.js`), constants.join(''));
  }
}

interface Constants {
  /** The colour of the page. */
  background: string;
  /** Language tags. */
  knownLanguages: string[];
}

/** What the build fills in for the constants of `globals.d.ts`. */
export function constants({ background, knownLanguages }: Constants) {
  const now = new Date();
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => `${part}`.padStart(2, '0'));
  return {
    'process.env.NODE_ENV': '"production"',
    BUILD_DATE: JSON.stringify(date.join('-')),
    // Black goes by its name, as the specification of the site has it.
    THEME_COLOUR: JSON.stringify(/^#(0{3}|0{6})$/.test(background) ? 'black' : background),
    KNOWN_LANGUAGES: JSON.stringify(knownLanguages.join()),
  };
}

/** The exports of a module in this folder, as of now. */
export async function bundleAndImport({ work }: Place, module: string, build: esbuild.BuildOptions) {
  const outfile = path.join(work, `${path.basename(module)}.mjs`);
  const entryPoints = [`src/tools/build/${module}.ts`];
  await esbuild.build({ ...build, entryPoints, outfile, platform: 'node', packages: 'external' });
  return import(`${pathToFileURL(outfile)}?${Date.now()}`);
}

/** The scripts of the app. Prints the bundler's warnings. */
export async function bundleApp({ folder }: Place, build: esbuild.BuildOptions) {
  const outdir = path.posix.join(options.dist, folder);
  const { outputFiles, metafile, warnings } = await esbuild.build({
    ...build,
    // Libraries ask for Node's variables in many places.
    define: { ...build.define, process: 'undefined' },
    entryPoints: { main: 'src/app/main.tsx' },
    outdir,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    splitting: true,
    minify: true,
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
 * URLs of modules and of everything they import statically, importers first. Omits imports of up to 8000 bytes: listing
 * them in the page costs more than preloading them saves.
 */
function scriptsOf({ outputs }: esbuild.Metafile, outdir: string, modules: string[]) {
  const files = Object.keys(outputs);
  // Iterating over a set includes elements added meanwhile.
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
 * A module in `src/boot` as a script to be put into a page.
 *
 * @param values What the module declares and the build fills in.
 */
export async function inlineScript(module: string, build: esbuild.BuildOptions, values: Record<string, unknown>) {
  const { outputFiles } = await esbuild.build({
    ...build,
    format: 'iife',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    entryPoints: [`src/boot/${module}.ts`],
    minify: true,
    write: false,
  });
  return outputFiles?.[0]?.text;
}
