import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { Face } from './fonts';

/** The measurements of a font. Lengths are in em. */
export interface Metrics {
  sampleWidth: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** The smallest distance between the baselines of two lines at which capitals do not touch descenders of the line above. */
  tightest: number;
  /** The width of each character. */
  widths: number[];
  /** The characters that the font lacks. */
  lacking: string;
}

/** Scripts whose letters change their form beside other letters. */
const JOINING = /\p{Script=Arabic}|\p{Script=Syriac}/u;

/** Returns a subset of the font in WOFF2. */
export async function webFont(original: string, face: Face, characters: string) {
  const contents = await readFile(original);
  const joins = JOINING.test(characters);
  return subsetFont(contents, characters, {
    targetFormat: 'woff2',
    variationAxes: axesOf(contents, face),
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl', ...(joins ? ['init', 'medi', 'fina', 'rlig', 'mkmk'] : [])],
    noLayoutClosure: !joins,
    noHinting: true,
  });
}

/** Returns the font in TrueType without axes. */
export async function trueType(original: string, face: Face) {
  const contents = await readFile(original);
  const { characterSet } = create(contents) as Font;
  return subsetFont(contents, String.fromCodePoint(...characterSet), {
    targetFormat: 'truetype',
    variationAxes: axesOf(contents, { ...face, axes: { ...face.axes, ...face.static } }),
  });
}

export function measure(contents: Buffer, characters: string, sample: string): Metrics {
  const font = create(contents) as Font;
  /** @param length The length in units of the font. */
  const inEm = (length: number) => length / font.unitsPerEm;
  const codePointOf = (character: string) => character.codePointAt(0) ?? 0;
  return {
    sampleWidth: inEm(font.layout(sample).advanceWidth),
    ascent: inEm(font.ascent),
    descent: inEm(-font.descent),
    lineGap: inEm(font.lineGap),
    tightest: inEm(font.capHeight - font.glyphForCodePoint(codePointOf('g')).bbox.minY),
    widths: [...characters].map((character) => inEm(font.glyphForCodePoint(codePointOf(character)).advanceWidth)),
    lacking: [...characters].filter((character) => !font.hasGlyphForCodePoint(codePointOf(character))).join(''),
  };
}

/** Returns the axes of a variable font with their values or limits, or nothing if the font is not variable. */
function axesOf(contents: Buffer, { axes, weight }: Face) {
  const { variationAxes } = create(contents) as Font;
  const names = Object.keys(variationAxes);
  const hasWeights = names.includes('wght');
  if (!hasWeights && typeof weight !== 'number')
    throw new Error('the font has one weight, so `weight` must be a number.');
  const wanted = { ...axes, ...(hasWeights && { wght: weight }) };
  const [unknown] = Object.keys(wanted).filter((name) => !names.includes(name));
  if (unknown)
    throw new Error(
      `the font has no axis ${unknown}. Its axes: ${names.join(', ') || 'none'}. Delete ${unknown} from \`axes\`.`,
    );
  return names.length > 0 ? wanted : undefined;
}
