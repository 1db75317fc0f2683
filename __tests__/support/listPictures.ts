import { createCache } from '../../src/tools/build/assets/cache';
import { listPictures } from '../../src/tools/build/assets/pictures';

/**
 * `listPictures.ts <masters> <cache> [<file>]` prints the pictures' manifest, how many files are made of them, and
 * where one of these lies once it is made, drawings with a text of `#123321` on `#fedcba`; what goes wrong is printed as
 * an error.
 */
const [masters = '', cache = '', file] = process.argv.slice(2);
try {
  const { manifest, products } = await listPictures(masters, createCache(cache, 2), {
    text: '#123321',
    background: '#fedcba',
  });
  const made = file && (await products.find(({ includes }) => includes(file))?.make());
  console.log(JSON.stringify({ manifest, products: products.length, made: made?.[0]?.[0] }));
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : error }));
}
