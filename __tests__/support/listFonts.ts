import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import { createCache } from '../../src/tools/build/assets/cache';
import { listFonts } from '../../src/tools/build/assets/fonts';

/**
 * `listFonts.ts <typefaces> <text> <cache>` prints the manifest of the fonts in a table, the warnings, whether
 * listing them took the library that makes fonts, and the characters of each static font; an error is printed by its
 * message.
 */
const { cache: modules } = createRequire(import.meta.url);
const [typefaces = '{}', text = '', cache = ''] = process.argv.slice(2);
const used = new Map([...text].map((character) => [character, 'texts.ts']));
try {
  const { manifest, warnings } = await listFonts(JSON.parse(typefaces), used, createCache(cache, 2));
  const worked = Object.keys(modules).some((file) => file.includes('subset-font'));
  const fonts = await Promise.all(
    Object.values(manifest.staticFonts)
      .flat()
      .map((file) => readFile(file)),
  );
  const characters = fonts.map((font) => {
    const { characterSet } = create(font) as Font;
    return String.fromCodePoint(...characterSet);
  });
  console.log(JSON.stringify({ manifest, warnings, worked, characters }));
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : error }));
}
