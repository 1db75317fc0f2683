import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import { createCache } from '../../src/tools/build/assets/cache';
import { listFonts } from '../../src/tools/build/assets/fonts';
import type { Warning } from '../../src/tools/build/warnings';
import { answerWith } from './helper';

/** The manifest of the fonts, the warnings, and each web font's characters. */
export interface Listed {
  manifest: { fallbackFaces: string; webFonts: object[] };
  warnings: Warning[];
  characters: string[];
}

/** Runs `listFonts` for typefaces, which are given as JSON, and for content that consists of one text. */
answerWith(async (typefaces = '{}', text = '', cache = ''): Promise<Listed> => {
  const used = new Map([...text].map((character) => [character, 'texts.ts']));
  const { manifest, products, warnings } = await listFonts(JSON.parse(typefaces), used, createCache(cache, 2));
  const made = (await Promise.all(products.map(({ make }) => make()))).flat();
  const fonts = await Promise.all(made.map(([file]) => readFile(file)));
  const characters = fonts.map((font) => String.fromCodePoint(...(create(font) as Font).characterSet));
  return { manifest, warnings, characters };
});
