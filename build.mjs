import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as esbuild from 'esbuild';
import { createCache } from './src/build/cache.mjs';
import { ContentError, isForOwner, messageOf, sentences } from './src/build/contentError.mjs';
import { bundled, listDrawings } from './src/build/drawings.mjs';
import { listFonts } from './src/build/fonts.mjs';
import { lastChange } from './src/build/lastChange.mjs';
import { move, PATIENT } from './src/build/move.mjs';
import { listPictures } from './src/build/pictures.mjs';
import { precacheList } from './src/build/precache.mjs';
import { styledComponents } from './src/build/styledComponents.mjs';
import { startDevServer } from './src/server/devServer.mjs';
import { exampleOf } from './src/server/formServices.mjs';

const { values: options } = parseArgs({
  options: {
    serve: { type: 'boolean' },
    host: { type: 'boolean' },
    release: { type: 'boolean' },
    service: { type: 'string' },
    answer: { type: 'string' },
    'service-origin': { type: 'string' },
    content: { type: 'string', default: 'src/content' },
    pages: { type: 'string', default: 'src/pages' },
    assets: { type: 'string', default: 'src/assets' },
    out: { type: 'string' },
    draft: { type: 'boolean' },
  },
});
const { content: CONTENT, assets: ASSETS, out: OUT } = options;
const CACHE = '.cache';
const SERVES = options.serve;
/** What is made for one build: another site, built with `--out`, has its own. */
const WORK = OUT ?? CACHE;
/** Development builds are incomplete, and others than the owner's form service are only for trying: `dist` has neither. */
const DIST = SERVES ? `${WORK}/site` : options.service ? `${WORK}/preview` : OUT ? `${OUT}/dist` : 'dist';

/**
 * Makes Chromium compile all functions of a script in the background during download, instead of each one at its first
 * call, which blocks the page.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';
/** Script size in bytes above which the hint is worth its own bytes. */
const MUCH_CODE = 30_000;

const cores = availableParallelism();
/** Development leaves one core for the browser. */
const workers = SERVES ? Math.max(1, cores - 1) : cores;
const cache = createCache(CACHE, workers);
/** Of what only one site has. */
const workCache = createCache(WORK, workers);

/** @type {esbuild.BuildOptions} */
const shared = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  alias: {
    '#content': relative(CONTENT),
    '#pages': relative(options.pages),
    'virtual:contactService': relative(`${WORK}/contactService.json`),
    'virtual:fonts': relative(`${WORK}/fonts.json`),
    'virtual:pictures': relative(`${WORK}/pictures.json`),
  },
  plugins: [styledComponents(cache)],
  logLevel: 'silent',
};

/**
 * Builds the site and returns its products, the reader of its messages and the contact form's service. A development build has no
 * service worker, and leaves the products for the server to make on demand.
 *
 * @param {string} [serviceOrigin] Origin of the stand-in for the form service that is tried out.
 */
async function build(serviceOrigin = options['service-origin']) {
  const started = Date.now();
  await mkdir(WORK, { recursive: true });
  const { charactersOf, checkContent, contactService, content } = await bundleAndImport('check');
  const pictures = await listPictures(ASSETS, cache, Object(content.palette.palette).screen);
  await provide('pictures', pictures.manifest);
  stopAt(checkContent(content, pictures.manifest, CONTENT));
  const fonts = await listFonts(content.typefaces.typefaces, charactersOf(content, CONTENT), cache);
  await provide('fonts', fonts.manifest);
  const form = options.service && exampleOf(options.service);
  const service = contactService(form, serviceOrigin);
  await provide('contactService', service);

  const { background } = content.palette.palette.screen;
  const define = {
    'process.env.NODE_ENV': '"production"',
    BUILD_DATE: JSON.stringify(localDate(new Date())),
    // Black goes by its name, as the specification of the site has it.
    THEME_COLOUR: JSON.stringify(/^#(0{3}|0{6})$/.test(background) ? 'black' : background),
  };
  const browser = await esbuild.build({
    ...shared,
    // Libraries ask for Node's variables in many places.
    define: { ...define, process: 'undefined' },
    jsxImportSource: '#jsx',
    alias: { ...shared.alias, '#jsx/jsx-runtime': './src/app/jsxRuntime.ts' },
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
  for (const warning of sentences(browser.warnings)) console.warn(warning);
  const site = await bundleAndImport('index', define);
  const examples = site.findExamples(content, pictures.masters, CONTENT);
  const undeliverable = site.undeliverable(content.owner.owner);
  if (options.release) stopAt([...examples, ...undeliverable]);
  const left = `${examples.length} texts and pictures of the example are left; \`npm run release\` lists and refuses them.`;
  warn([...fonts.warnings, ...site.warnings, ...undeliverable, ...(examples.length > 0 ? [left] : [])]);
  const code = {
    SCRIPTS: scriptsOf(browser.metafile, ['src/app/main.tsx', 'src/app/reactDom.ts']),
    OTHER_PAGES: scriptsOf(browser.metafile, ['src/app/otherPages.ts'])[0],
  };
  const scripts = {
    index: await inlineScript('index', code),
    file: await inlineScript('file', code),
    errorPage: await inlineScript('errorPage', {
      SITE_URL: content.owner.owner.siteUrl,
      PATHS: site.paths,
    }),
  };
  const files = await site.staticFiles(scripts, lastChange(CONTENT));
  const drawings = listDrawings({ ...shared, define }, workCache, pictures.manifest, ASSETS);
  // What no page shows takes longer than all the rest.
  const shown = drawings.filter(({ includes }) => !options.draft || includes('favicon.ico'));
  const products = [...pictures.products, ...fonts.products, ...shown];
  const made = SERVES ? [] : await Promise.all(products.map(({ make }) => make()));

  // Written to a temporary folder and renamed when complete, so that a half-built site is never served.
  const next = path.join(WORK, `${path.basename(DIST)}.part`);
  await rm(next, PATIENT);
  await mkdir(path.join(next, 'assets'), { recursive: true });
  for (const { path: file, contents } of browser.outputFiles) {
    const script = contents.length > MUCH_CODE ? [COMPILE_EARLY, contents] : contents;
    await writeFile(path.join(next, path.relative(DIST, file)), script);
  }
  for (const [from, to] of made.flat()) await cp(from, path.join(next, to));
  for (const [file, contents] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(next, file)), { recursive: true });
    await writeFile(path.join(next, file), contents);
  }
  // Files in `public` replace generated ones, except `contact.php`: it is the template of the generated one.
  await cp('public', next, { recursive: true, filter: (file) => path.basename(file) !== 'contact.php' });
  if (!SERVES) {
    await esbuild.build({
      ...shared,
      format: 'iife',
      define: { ...define, FILES: JSON.stringify(await precacheList(next)) },
      entryPoints: ['src/app/serviceWorker.ts'],
      outfile: path.join(next, 'serviceWorker.js'),
      minify: true,
      legalComments: 'none',
    });
  }
  await rm(DIST, PATIENT);
  await move(next, DIST);
  console.log(`Built ${DIST}/ in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return { products, readMessage: site.readMessage, service };
}

/**
 * Makes a value available to bundles as `virtual:<name>`. The file is renamed when complete, because another build may
 * read it meanwhile.
 *
 * @param {string} name
 * @param {unknown} value
 */
async function provide(name, value) {
  const part = path.join(WORK, `${name}.${process.pid}.part`);
  await writeFile(part, JSON.stringify(value));
  await move(part, path.join(WORK, `${name}.json`));
}

/**
 * The exports of a module in `src/build`, as of now.
 *
 * @param {string} module
 * @param {Record<string, string>} [define]
 */
async function bundleAndImport(module, define) {
  const outfile = path.join(WORK, `${module}.mjs`);
  const entryPoints = [`src/build/${module}.ts`];
  await esbuild.build({ ...shared, define, entryPoints, outfile, platform: 'node', packages: 'external' });
  return import(`${pathToFileURL(outfile)}?${Date.now()}`);
}

/**
 * A module in `src/boot` as a script to be put into a page.
 *
 * @param {string} module
 * @param {Record<string, unknown>} values What the module declares and the build fills in.
 */
async function inlineScript(module, values) {
  const define = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
  const { outputFiles } = await esbuild.build({
    ...shared,
    define,
    entryPoints: [`src/boot/${module}.ts`],
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text;
}

/**
 * A path for the bundler, which takes one without a dot for a package.
 *
 * @param {string} file
 */
function relative(file) {
  return path.isAbsolute(file) ? file : `./${path.posix.normalize(file)}`;
}

/** @param {string[]} faults */
function stopAt(faults) {
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
}

/** The previous build's warnings, so that rebuilds in development do not repeat them. */
let lastWarnings = '';

/** @param {string[]} sentences */
function warn(sentences) {
  const warnings = sentences.join('\n');
  if (warnings && warnings !== lastWarnings) console.warn(warnings);
  lastWarnings = warnings;
}

/** @param {Date} date */
function localDate(date) {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
}

/**
 * URLs of modules and of everything they import statically, importers first. Omits imports of up to 8000 bytes: listing
 * them in the page costs more than preloading them saves.
 *
 * @param {esbuild.Metafile} metafile
 * @param {string[]} modules
 */
function scriptsOf({ outputs }, modules) {
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
    .map((file) => `./${path.posix.relative(DIST, file)}`);
}

const run = SERVES
  ? startDevServer({ build, root: DIST, watched: ['src', 'public', CONTENT, options.pages, ASSETS], ...options })
  : build();
await run.catch(async (error) => {
  if (!isForOwner(error)) throw error;
  console.error(messageOf(error));
  // Does not wait for products that are still being made, except for the bundler, which would report that it is cut off.
  await bundled();
  process.exit(1);
});
