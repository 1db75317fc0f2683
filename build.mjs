import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { startDevServer } from './src/server/devServer.mjs';
import { ContentError } from './src/static/contentError.mjs';
import { buildDrawings } from './src/static/drawings.mjs';
import { buildPictures } from './src/static/pictures.mjs';
import { precacheList } from './src/static/precache.mjs';
import { styledComponents } from './src/static/styledComponents.mjs';
import { subsetFonts } from './src/static/subsetFonts.mjs';

const DIST = 'dist';
const CACHE = '.cache';

/**
 * Has Chromium compile all functions of a script while it arrives, beside the page's own work, rather than each when it
 * is first called, which makes the page wait. Worth its bytes where there is much to compile.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';
const MUCH_CODE = 20_000;

const fonts = subsetFonts(CACHE);

/** @type {esbuild.BuildOptions} */
const shared = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  alias: { 'virtual:pictures': `./${CACHE}/pictures.json` },
  plugins: [fonts.plugin, styledComponents(CACHE)],
  logLevel: 'warning',
};

async function build() {
  const started = Date.now();
  await mkdir(CACHE, { recursive: true });
  const pictures = await buildPictures('src/assets', CACHE);
  await writeFile(path.join(CACHE, 'pictures.json'), JSON.stringify(pictures.manifest));

  const define = { 'process.env.NODE_ENV': '"production"', BUILD_DATE: JSON.stringify(localDate(new Date())) };
  const browser = await esbuild.build({
    ...shared,
    define,
    entryPoints: { main: 'src/app/main.tsx' },
    outdir: DIST,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    splitting: true,
    minify: true,
    legalComments: 'none',
    metafile: true,
    write: false,
  });
  const scripts = scriptsOf(browser.metafile, ['src/app/main.tsx', 'src/app/reactDom.ts']);

  const boot = await esbuild.build({
    ...shared,
    entryPoints: ['src/boot/index.ts'],
    define: { SCRIPTS: JSON.stringify(scripts) },
    minify: true,
    write: false,
  });

  await esbuild.build({
    ...shared,
    define,
    entryPoints: ['src/static/index.ts'],
    outfile: path.join(CACHE, 'static.mjs'),
    platform: 'node',
    packages: 'external',
  });
  const built = await import(`${pathToFileURL(path.join(CACHE, 'static.mjs'))}?${Date.now()}`);
  report(built.checkContent(built.content, pictures.manifest, await readFile('public/networks.svg', 'utf8')));
  const files = await built.staticFiles(boot.outputFiles[0]?.text);
  const drawings = await buildDrawings({ ...shared, define }, CACHE, pictures.manifest);

  // Written beside `dist` and put in its place when it is whole, so that what is served is never half a site.
  const next = path.join(CACHE, 'dist');
  await rm(next, { recursive: true, force: true });
  await mkdir(path.join(next, 'assets'), { recursive: true });
  for (const { path: file, contents } of browser.outputFiles) {
    const script = contents.length > MUCH_CODE ? [COMPILE_EARLY, contents] : contents;
    await writeFile(path.join(next, path.relative(DIST, file)), script);
  }
  for (const [from, to] of [...pictures.files, ...fonts.files, ...drawings]) await cp(from, path.join(next, to));
  for (const [file, contents] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(next, file)), { recursive: true });
    await writeFile(path.join(next, file), contents);
  }
  // The owner's files take the place of what is made; `contact.php` is made of the one that lies there.
  await cp('public', next, { recursive: true, filter: (file) => path.basename(file) !== 'contact.php' });
  await esbuild.build({
    ...shared,
    format: 'iife',
    define: { ...define, FILES: JSON.stringify(await precacheList(next)) },
    entryPoints: ['src/serviceWorker.ts'],
    outfile: path.join(next, 'serviceWorker.js'),
    minify: true,
    legalComments: 'none',
  });
  await rm(DIST, { recursive: true, force: true });
  await rename(next, DIST);
  console.log(`Built ${DIST}/ in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** What the build before this one warned of: while the site is being written, nothing is said twice. */
let lastWarning = '';

/**
 * Faults stop the build, and so does example data where the site is made to be published.
 *
 * @param {{ faults: string[], examples: string[] }} findings
 */
function report({ faults, examples }) {
  const errors = process.argv.includes('--release') ? [...faults, ...examples] : faults;
  if (errors.length > 0) throw new ContentError(errors.join('\n'));
  const warning = `Example data, which \`npm run release\` refuses:\n${examples.join('\n')}`;
  if (examples.length > 0 && warning !== lastWarning) console.warn(warning);
  lastWarning = warning;
}

/** @param {Date} date */
function localDate(date) {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
}

/**
 * The addresses of modules and of all that they import, each before what it imports, without the smallest imports:
 * these cost more in the page than asking for them early brings.
 *
 * @param {esbuild.Metafile} metafile
 * @param {string[]} modules
 */
function scriptsOf({ outputs }, modules) {
  const files = Object.keys(outputs);
  // Going through a set also meets what is added on the way.
  const found = new Set(modules.flatMap((module) => files.find((file) => outputs[file]?.entryPoint === module) ?? []));
  for (const file of found) {
    for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') found.add(imported);
    }
  }
  return [...found]
    .filter((file, index) => index < modules.length || (outputs[file]?.bytes ?? 0) > 8000)
    .map((file) => `./${path.relative(DIST, file)}`);
}

if (process.argv.includes('--serve')) await startDevServer({ build, root: DIST, watched: ['src', 'public'] });
else {
  await build().catch((error) => {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
