import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const PUNCTUATION = '–—‘’“”•…€';

const FONTS = {
  display: ['bricolage-grotesque', { wdth: 90, wght: 620, opsz: 48 }],
  text: ['instrument-sans', { wdth: 100, wght: 400 }],
  textBold: ['instrument-sans', { wdth: 100, wght: 600 }],
} as const;

/** A static TrueType instance of a font of the site, for libraries that cannot read variable or compressed fonts. */
export async function fontFile(name: keyof typeof FONTS): Promise<Buffer> {
  const [family, variationAxes] = FONTS[name];
  const file = `@fontsource-variable/${family}/files/${family}-latin-standard-normal.woff2`;
  const font = await readFile(createRequire(import.meta.url).resolve(file));
  return Buffer.from(await subsetFont(font, LATIN + PUNCTUATION, { targetFormat: 'truetype', variationAxes }));
}
