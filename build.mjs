/** `npm run build` and, with `--serve`, `npm start`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { createCache } from './src/tools/build/assets/cache';
import { listFonts } from './src/tools/build/assets/fonts';
import { listPictures } from './src/tools/build/assets/pictures';
import * as bundler from './src/tools/build/bundle';
import { bundleEdition } from './src/tools/build/bundleEdition';
import { readContent } from './src/tools/build/check/content';
import { ContentError, isForOwner, messageOf } from './src/tools/build/check/contentError';
import { findExamples, inWords } from './src/tools/build/check/example';
import { readTranslations } from './src/tools/build/check/readEditions';
import { lastChange } from './src/tools/build/files/lastChange';
import { options } from './src/tools/build/options';
import { writeSite } from './src/tools/build/writeSite';
import { startDevServer } from './src/tools/server/devServer';
import { exampleOf } from './src/tools/server/formServices';

const { content: folder, pages, assets, work, dist, serve, draft } = options;
/** Development leaves one core for the browser. */
const workers = Math.max(1, availableParallelism() - (serve ? 1 : 0));
const cache = createCache(options.cache, workers);
const root = { content: folder, work, folder: '' };
/** @param {string} tag Of another edition. */
const placeOf = (tag) => ({
  content: `${work}/editions/${tag}/translated`,
  work: `${work}/editions/${tag}`,
  folder: `${tag}/`,
});

/**
 * Builds the site and returns its products, the folder of each edition with what reads its messages, and the contact form's
 * service. A development build leaves the products for the server to make on demand.
 *
 * @param {string} [serviceOrigin] Origin of the stand-in for the form service that is tried out.
 */
async function build(serviceOrigin = options['service-origin']) {
  const started = Date.now();
  await mkdir(work, { recursive: true });

  const content = await readContent(folder, work);
  await bundler.provide(root, 'content', content);
  const { charactersOf, checkContent, translate } = await bundler.bundleAndImport(
    root,
    'check/check',
    bundler.sharedBy(root),
  );
  const pictures = await listPictures(assets, cache, Object(content.palette?.palette).screen);
  stopAt(checkContent(content, pictures.manifest, folder));
  /** @type {import('./src/tools/build/bundleEdition').PlacedEdition[]} */
  const translations = [];
  for (const [tag, words] of await readTranslations(content, folder, (tag) => placeOf(tag).work)) {
    const { content: translated, lacks, faults } = translate(content, words, tag, folder);
    const inner = `${folder}/${tag}`;
    stopAt([...faults, ...checkContent(translated, pictures.manifest, inner, true)]);
    translations.push({ content: translated, lacks, place: placeOf(tag), source: inner });
  }
  const original = { content, lacks: [], place: root, source: folder };
  const editions = [original, ...translations];
  const characters = editions.toReversed().flatMap(({ content, source }) => [...charactersOf(content, source)]);
  const fonts = await listFonts(content.typefaces.typefaces, new Map(characters), cache);

  const common = { pictures: pictures.manifest, fonts: fonts.manifest, cache, workers };
  const tried = { service: options.service && exampleOf(options.service), serviceOrigin };
  const first = await bundleEdition(original, editions, { ...common, ...tried });
  const bundles = translations.map((edition) => bundleEdition(edition, editions, { ...common, ...tried }));
  const sites = [first, ...(await Promise.all(bundles))];
  const { site, service } = first;

  const examples = [
    ...findExamples(content, pictures.masters, folder),
    ...translations.flatMap(({ content, source }) => findExamples(content, {}, source, true)),
  ];
  const undeliverable = site.undeliverable(content.owner.owner);
  if (options.release) stopAt([...examples.map(inWords), ...undeliverable]);
  const left = `Texts and pictures of the example that are left: ${examples.length}; \`npm run release\` lists and refuses them.`;
  const warnings = [...fonts.warnings, ...sites.flatMap(({ site }) => site.warnings)];
  if (options.doctor) {
    const pagesOf = (/** @type {typeof first} */ { place: { folder }, site }) =>
      site.paths.map((/** @type {string} */ path) => ({ folder, path }));
    await writeFile(options.doctor, JSON.stringify({ pages: sites.flatMap(pagesOf), examples }));
    warn(warnings);
  } else warn([...warnings, ...undeliverable, ...(examples.length > 0 ? [left] : [])]);

  const lacks = Object.fromEntries(editions.map(({ content, lacks }) => [content.locale.locale.tag, lacks]));
  const values = { SITE_URL: content.owner.owner.siteUrl, PATHS: site.listedPaths, LACKS: lacks };
  const texts = site.rootFiles({
    script: await bundler.inlineScript('errorPage', first.plain, values),
    editions: sites.map(({ site }) => site.errorTexts),
    addresses: sites.flatMap(({ site }) => site.addresses),
    lastChange: lastChange(folder),
  });

  // A draft lacks what no page shows, such as the curriculum: it takes longer than all the rest.
  const drawings = sites.flatMap(({ drawings }) => drawings);
  const shown = drawings.filter(({ includes }) => !draft || includes('favicon.ico'));
  const products = [...pictures.products, ...fonts.products, ...shown];
  const made = serve ? [] : await Promise.all(products.map(({ make }) => make()));
  const files = {
    scripts: sites.flatMap(({ scripts }) => scripts),
    texts: Object.assign(texts, ...sites.map(({ texts }) => texts)),
    made: made.flat(),
  };
  await writeSite(files);
  console.log(`Built ${dist}/ in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return {
    products,
    editions: sites.map(({ place, site }) => ({ folder: place.folder, readMessage: site.readMessage })),
    service,
  };
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

const watched = ['src', folder, pages, assets, options.public];
const run = serve ? startDevServer({ build, root: dist, watched, ...options }) : build();
await run.catch((error) => {
  if (!isForOwner(error)) throw error;
  console.error(messageOf(error));
  // Does not wait for products that are still being made.
  process.exit(1);
});
