/** Builds the site for `npm run build`. With `--serve`, runs the development server for `npm start`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { createCache } from './src/tools/build/assets/cache';
import { listFonts } from './src/tools/build/assets/fonts';
import { titlesOfIslands } from './src/tools/build/assets/island';
import { listPictures } from './src/tools/build/assets/pictures';
import { inlineScript } from './src/tools/build/bundle';
import { bundleEdition } from './src/tools/build/bundleEdition';
import { readContent } from './src/tools/build/check/content';
import { isForOwner, messageOf, stopAt } from './src/tools/build/check/contentError';
import { findExamples } from './src/tools/build/check/example';
import { readEditions } from './src/tools/build/check/readEditions';
import { charactersOf, writtenIn } from './src/tools/build/check/texts';
import { rootFiles } from './src/tools/build/files/siteFiles';
import { options } from './src/tools/build/options';
import { exampleFaults, formFaults, warningInWords } from './src/tools/build/warnings';
import { writeSite } from './src/tools/build/writeSite';
import { en } from './src/tools/doctor/words/en';
import { startDevServer } from './src/tools/server/devServer';

const { content: folder, assets, work, dist, serve, draft } = options;
/** The number of files that are made in parallel. Development leaves one core for the browser. */
const workers = Math.max(1, availableParallelism() - (serve ? 1 : 0));
const cache = createCache(options.cache, workers);

/**
 * Builds the site, and returns its products and its editions. A product makes files that take long, such as the files of a picture.
 * In development, the server makes these files when a browser requests them. An edition is the site in one language.
 */
async function build() {
  const started = Date.now();
  await mkdir(work, { recursive: true });

  const content = await readContent(folder, work);
  if (options.editions) content.owner.editions = options.editions.split(',');
  const pictures = await listPictures(assets, cache, Object(content.theme?.palette).screen, titlesOfIslands(content));
  const editions = await readEditions(content, pictures.manifest, options);
  const written = writtenIn(editions, options);
  const examples = findExamples(written, pictures.originals, content.owner.kept);
  const undeliverable = formFaults(content.owner.owner, en);
  if (options.release) stopAt([...exampleFaults(examples, en), ...undeliverable]);
  const fonts = await listFonts(content.theme.typefaces, charactersOf(written), cache);

  const common = {
    pictures: pictures.manifest,
    originals: pictures.files,
    fonts: fonts.manifest,
    cache,
    workers,
    onWarning: addWarning,
  };
  const [root, ...translations] = editions;
  const first = await bundleEdition(root, editions, common);
  const bundles = translations.map((edition) => bundleEdition(edition, editions, common));
  const translated = await Promise.all(bundles);
  const sites = [first, ...translated];

  const left = `Texts and pictures left from the example: ${examples.length}. \`npm run release\` lists them and refuses to build the site.`;
  const warnings = [...fonts.warnings, ...sites.flatMap(({ warnings }) => warnings)];
  const warned = warnings.map((warning) => warningInWords(warning, en));
  if (!options.doctor) warn([...new Set(warned), ...undeliverable, ...(examples.length > 0 ? [left] : [])]);

  const { pathsByAddress, siteMetadata, files: shown } = first.site;
  const listed = shown.listed.map(({ path }) => path);
  const values = {
    SITE_URL: siteMetadata.siteUrl,
    PATHS_BY_ADDRESS: Object.fromEntries(Object.entries(pathsByAddress).filter(([, path]) => listed.includes(path))),
    UNTRANSLATED: Object.fromEntries(editions.map(({ tag, untranslated }) => [tag, untranslated])),
  };
  const script = await inlineScript('errorPage', first.build, values);
  const others = translated.map(({ site }) => site);
  const texts = rootFiles(script, [first.site, ...others]);

  // With `--draft`, the build leaves out all drawings except the icons: drawing the CV takes longer than the rest of the build.
  const drawings = sites.flatMap(({ drawings }) => drawings);
  const neededDrawings = drawings.filter(({ includes }) => !draft || includes('favicon.ico'));
  const products = [...pictures.products, ...fonts.products, ...neededDrawings];
  const productFiles = serve ? [] : await Promise.all(products.map(({ make }) => make()));
  const files = {
    scripts: sites.flatMap(({ scripts }) => scripts),
    texts: Object.assign(texts, ...sites.map(({ texts }) => texts)),
    productFiles: productFiles.flat(),
  };
  await writeSite(files);
  if (options.doctor) {
    const visited = sites.flatMap(({ folder, site }) => site.files.listed.map(({ path }) => ({ folder, path })));
    const results = { pages: visited, examples, texts: written, warnings: [...warnings, ...notices.values()] };
    await writeFile(options.doctor, JSON.stringify(results));
  }
  console.log(`Built ${dist}/ in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return { products, editions: sites };
}

/** The warnings about drawings, by their sentences. The development server can draw a file several times, but prints each warning once. */
const notices = new Map();

/** @param {import('./src/tools/build/warnings').Warning} notice */
function addWarning(notice) {
  const sentence = warningInWords(notice, en);
  if (!options.doctor && !notices.has(sentence)) console.warn(sentence);
  notices.set(sentence, notice);
}

/** The warnings of the previous build. A rebuild in development does not print the same warnings again. */
let lastWarnings = '';

/** @param {string[]} sentences */
function warn(sentences) {
  const warnings = sentences.join('\n');
  if (warnings && warnings !== lastWarnings) console.warn(warnings);
  lastWarnings = warnings;
}

const run = serve ? startDevServer({ build, root: dist, ...options }) : build();
await run.catch((error) => {
  if (!isForOwner(error)) throw error;
  console.error(messageOf(error));
  // Products that are still being made would keep the process running.
  process.exit(1);
});
