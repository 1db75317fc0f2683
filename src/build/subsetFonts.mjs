import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Characters of Spanish, and the site's punctuation. The fallback font provides all others. */
const GLYPHS = [
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  '¡¿·©–—“”•…ÁÉÍÓÚÜÑáéíóúüñ',
].join('');

/** Variable axes by font file: a number pins an axis, a range limits it, and unlisted axes stay as they are. */
const AXES = {
  'bricolage-grotesque-latin-standard-normal.woff2': { wdth: 90, wght: 620 },
  'bricolage-grotesque-latin-standard-normal.woff2?statement': { wdth: 92, wght: 440, opsz: 32 },
  'instrument-sans-latin-standard-normal.woff2': { wdth: 100, wght: { min: 400, max: 600 } },
};

/**
 * @param {string} file
 * @param {keyof typeof AXES} name
 */
async function subset(file, name) {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(await readFile(file), GLYPHS, {
    targetFormat: 'woff2',
    variationAxes: AXES[name],
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl'],
    noLayoutClosure: true,
    noHinting: true,
  });
}

/**
 * A plugin that resolves font imports to the path of the subset font in `dist`, and the products that make the subsets.
 *
 * @param {import('./cache.mjs').Cache} cache
 */
export function subsetFonts(cache) {
  /** @type {Map<string, import('./cache.mjs').Product>} By file name. */
  const products = new Map();
  /** @type {import('esbuild').Plugin} */
  const plugin = {
    name: 'subset-fonts',
    setup(build) {
      build.onResolve({ filter: /\.woff2(\?|$)/ }, ({ path: request, importer }) => {
        const [file = '', query] = request.split('?');
        return { path: createRequire(importer).resolve(file), suffix: query && `?${query}` };
      });
      build.onLoad({ filter: /\.woff2$/ }, async ({ path: file, suffix }) => {
        const name = /** @type {keyof typeof AXES} */ (path.basename(file) + suffix);
        const settings = JSON.stringify([name, GLYPHS, AXES[name]]);
        const hash = createHash('sha256')
          .update(settings)
          .update(await readFile(file))
          .digest('hex')
          .slice(0, 8);
        const asset = `${path.basename(file, '.woff2').replace(/-latin.*/, '')}-${hash}.woff2`;
        const make = () =>
          cache.get(path.join('fonts', asset), async (target) => writeFile(target, await subset(file, name)));
        products.set(asset, {
          includes: (asked) => asked === `assets/${asset}`,
          make: async () => [[await make(), `assets/${asset}`]],
        });
        return { contents: `export default 'assets/${asset}'` };
      });
    },
  };
  return { plugin, products };
}
