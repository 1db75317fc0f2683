import { createCache } from '../../src/tools/build/assets/cache';
import { listPictures } from '../../src/tools/build/assets/pictures';
import { answerWith } from './helper';

/** Drawings have a text of `#123321` on `#fedcba`. */
const COLOURS = { text: '#123321', background: '#fedcba' };

/**
 * The pictures' manifest, how many files are made of them, and where one of these lies once it is made.
 *
 * @param masters Folder of the pictures.
 * @param file The one that is made; by default none.
 */
answerWith(async (masters = '', cache = '', file = '') => {
  const { manifest, products } = await listPictures(masters, createCache(cache, 2), COLOURS);
  const made = file && (await products.find(({ includes }) => includes(file))?.make());
  return { manifest, products: products.length, made: made?.[0]?.[0] };
});
