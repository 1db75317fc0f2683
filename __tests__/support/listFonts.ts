import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import { createCache } from '../../src/tools/build/assets/cache';
import { listFonts } from '../../src/tools/build/assets/fonts';
import { answerWith } from './helper';

const { cache: modules } = createRequire(import.meta.url);

/**
 * The manifest of the fonts in a table, the warnings, whether the library that makes fonts has been loaded, and the characters
 * of each web font.
 *
 * @param typefaces The table, as JSON.
 * @param text What the content says.
 */
answerWith(async (typefaces = '{}', text = '', cache = '') => {
  const used = new Map([...text].map((character) => [character, 'texts.ts']));
  const { manifest, products, warnings } = await listFonts(JSON.parse(typefaces), used, createCache(cache, 2));
  const worked = Object.keys(modules).some((file) => file.includes('subset-font'));
  const made = (await Promise.all(products.map(({ make }) => make()))).flat();
  const fonts = await Promise.all(made.map(([file]) => readFile(file)));
  const characters = fonts.map((font) => {
    const { characterSet } = create(font) as Font;
    return String.fromCodePoint(...characterSet);
  });
  return { manifest, warnings, worked, characters };
});
