import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { Face } from './fonts';

/** Lengths are in em. */
export interface Metrics {
  sampleWidth: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Of each character. */
  widths: number[];
  /** The characters that the font does not have. */
  lacking: string;
}

/** Letters with other forms beside others. */
const JOINING = /\p{Script=Arabic}|\p{Script=Syriac}/u;

/** A subset in WOFF2. */
export async function webFont(master: string, face: Face, characters: string) {
  const contents = await readFile(master);
  const joins = JOINING.test(characters);
  return subsetFont(contents, characters, {
    targetFormat: 'woff2',
    variationAxes: axesOf(contents, face),
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl', ...(joins ? ['init', 'medi', 'fina', 'rlig', 'mkmk'] : [])],
    noLayoutClosure: !joins,
    noHinting: true,
  });
}

/** The font in TrueType without axes. */
export async function trueType(master: string, face: Face) {
  const contents = await readFile(master);
  const { characterSet } = create(contents) as Font;
  return subsetFont(contents, String.fromCodePoint(...characterSet), {
    targetFormat: 'truetype',
    variationAxes: axesOf(contents, { ...face, axes: { ...face.axes, ...face.static } }),
  });
}

export function measure(contents: Buffer, characters: string, sample: string): Metrics {
  const font = create(contents) as Font;
  /** @param length In units of the font. */
  const inEm = (length: number) => length / font.unitsPerEm;
  const codePointOf = (character: string) => character.codePointAt(0) ?? 0;
  return {
    sampleWidth: inEm(font.layout(sample).advanceWidth),
    ascent: inEm(font.ascent),
    descent: inEm(-font.descent),
    lineGap: inEm(font.lineGap),
    widths: [...characters].map((character) => inEm(font.glyphForCodePoint(codePointOf(character)).advanceWidth)),
    lacking: [...characters].filter((character) => !font.hasGlyphForCodePoint(codePointOf(character))).join(''),
  };
}

/** What to pin or limit in a variable font; nothing in another. */
function axesOf(contents: Buffer, { axes, weight }: Face) {
  const { variationAxes } = create(contents) as Font;
  const names = Object.keys(variationAxes);
  const hasWeights = names.includes('wght');
  if (!hasWeights && typeof weight !== 'number') throw new Error('it has one weight, so `weight` must be a number.');
  const wanted = { ...axes, ...(hasWeights && { wght: weight }) };
  const [unknown] = Object.keys(wanted).filter((name) => !names.includes(name));
  if (unknown)
    throw new Error(`it has no axis ${unknown}, but ${names.join(', ') || 'none'}. Delete it from \`axes\`.`);
  return names.length > 0 ? wanted : undefined;
}
