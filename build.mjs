/** `npm run build` and, with `--serve`, `npm start`. */
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { createCache } from './src/tools/build/assets/cache';
import { listFonts } from './src/tools/build/assets/fonts';
import { listPictures } from './src/tools/build/assets/pictures';
import * as bundler from './src/tools/build/bundle';
import { readContent } from './src/tools/build/check/content';
import { ContentError, isForOwner, messageOf } from './src/tools/build/check/contentError';
import { bundled, listDrawings } from './src/tools/build/draw/drawings';
import { lastChange } from './src/tools/build/files/lastChange';
import { precacheList } from './src/tools/build/files/precache';
import { options } from './src/tools/build/options';
import { styledComponents } from './src/tools/build/pages/styledComponents';
import { writeSite } from './src/tools/build/writeSite';
import { startDevServer } from './src/tools/server/devServer';
import { exampleOf } from './src/tools/server/formServices';

const { content: folder, pages, assets, work, dist, serve, draft } = options;
/** Development leaves one core for the browser. */
const workers = Math.max(1, availableParallelism() - (serve ? 1 : 0));
const cache = createCache(options.cache, workers);
const shared = { ...bundler.shared, plugins: [styledComponents(cache)] };

/**
 * Builds the site and returns its products, the reader of its messages and the contact form's service. A development
 * build has no service worker, and leaves the products for the server to make on demand.
 *
 * @param {string} [serviceOrigin] Origin of the stand-in for the form service that is tried out.
 */
async function build(serviceOrigin = options['service-origin']) {
  const started = Date.now();
  await mkdir(work, { recursive: true });

  const content = await readContent(folder, work);
  await bundler.provide('content', content);
  const { charactersOf, checkContent, contactService } = await bundler.bundleAndImport('check/check', shared);
  const pictures = await listPictures(assets, cache, Object(content.palette?.palette).screen);
  await bundler.provide('pictures', pictures.manifest);
  stopAt(checkContent(content, pictures.manifest, folder));
  const fonts = await listFonts(content.typefaces.typefaces, charactersOf(content, folder), cache);
  await bundler.provide('fonts', fonts.manifest);
  const service = contactService(options.service && exampleOf(options.service), serviceOrigin);
  await bundler.provide('contactService', service);

  const define = bundler.constants(content.palette.palette.screen.background);
  const app = await bundler.bundleApp({ ...shared, define });
  const site = await bundler.bundleAndImport('files/siteFiles', { ...shared, define });

  const examples = site.findExamples(content, pictures.masters, folder);
  const undeliverable = site.undeliverable(content.owner.owner);
  if (options.release) stopAt([...examples, ...undeliverable]);
  const left = `${examples.length} texts and pictures of the example are left; \`npm run release\` lists and refuses them.`;
  warn([...fonts.warnings, ...site.warnings, ...undeliverable, ...(examples.length > 0 ? [left] : [])]);

  const code = { SCRIPTS: app.main, OTHER_PAGES: app.otherPages, HAS_MOVED_PAGES: site.hasMovedPages };
  const addresses = { SITE_URL: content.owner.owner.siteUrl, PATHS: site.pathsByAddress };
  const scripts = {
    index: await bundler.inlineScript('indexPage', shared, code),
    file: await bundler.inlineScript('ownPage', shared, code),
    errorPage: await bundler.inlineScript('errorPage', shared, addresses),
  };
  const texts = await site.staticFiles(scripts, lastChange(folder));

  const drawings = listDrawings({ ...shared, define }, createCache(work, workers), pictures.manifest, assets);
  // What no page shows takes longer than all the rest.
  const shown = drawings.filter(({ includes }) => !draft || includes('favicon.ico'));
  const products = [...pictures.products, ...fonts.products, ...shown];
  const made = serve ? [] : await Promise.all(products.map(({ make }) => make()));
  await writeSite({ scripts: app.files, texts, made: made.flat() }, async (unfinished) => {
    if (!serve) await bundler.bundleServiceWorker(unfinished, { ...shared, define }, await precacheList(unfinished));
  });
  console.log(`Built ${dist}/ in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return { products, readMessage: site.readMessage, service };
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
await run.catch(async (error) => {
  if (!isForOwner(error)) throw error;
  console.error(messageOf(error));
  // Does not wait for products that are still being made, except for the bundler, which would report that it is cut off.
  await bundled();
  process.exit(1);
});
