import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/**
 * @typedef {import('./fonts.mjs').Face} Face
 *
 * @typedef {object} Metrics Lengths are in em.
 * @property {number} sampleWidth
 * @property {number} ascent
 * @property {number} descent
 * @property {number} lineGap
 * @property {number[]} widths Of each character.
 * @property {string} lacking The characters that the font does not have.
 */

/**
 * A subset in WOFF2.
 *
 * @param {string} master
 * @param {Face} face
 * @param {string} characters
 */
export async function webFont(master, face, characters) {
  const contents = await readFile(master);
  return subsetFont(contents, characters, {
    targetFormat: 'woff2',
    variationAxes: axesOf(contents, face),
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl'],
    noLayoutClosure: true,
    noHinting: true,
  });
}

/**
 * A subset in TrueType without axes.
 *
 * @param {string} master
 * @param {Face} face
 * @param {string} characters
 */
export async function trueType(master, face, characters) {
  const contents = await readFile(master);
  return subsetFont(contents, characters, {
    targetFormat: 'truetype',
    variationAxes: axesOf(contents, { ...face, axes: { ...face.axes, ...face.static } }),
  });
}

/**
 * @param {Buffer} contents
 * @param {string} characters
 * @param {string} sample
 * @returns {Metrics}
 */
export function measure(contents, characters, sample) {
  const font = /** @type {import('fontkit').Font} */ (create(contents));
  /** @param {number} length In units of the font. */
  const inEm = (length) => length / font.unitsPerEm;
  const codePointOf = (/** @type {string} */ character) => character.codePointAt(0) ?? 0;
  return {
    sampleWidth: inEm(font.layout(sample).advanceWidth),
    ascent: inEm(font.ascent),
    descent: inEm(-font.descent),
    lineGap: inEm(font.lineGap),
    widths: [...characters].map((character) => inEm(font.glyphForCodePoint(codePointOf(character)).advanceWidth)),
    lacking: [...characters].filter((character) => !font.hasGlyphForCodePoint(codePointOf(character))).join(''),
  };
}

/**
 * What to pin or limit in a variable font; nothing in another.
 *
 * @param {Buffer} contents
 * @param {Face} face
 */
function axesOf(contents, { axes, weight }) {
  const { variationAxes } = /** @type {import('fontkit').Font} */ (create(contents));
  const names = Object.keys(variationAxes);
  const hasWeights = names.includes('wght');
  if (!hasWeights && typeof weight !== 'number') throw new Error('it has one weight, so `weight` must be a number.');
  const wanted = { ...axes, ...(hasWeights && { wght: weight }) };
  const [unknown] = Object.keys(wanted).filter((name) => !names.includes(name));
  if (unknown)
    throw new Error(`it has no axis ${unknown}, but ${names.join(', ') || 'none'}. Delete it from \`axes\`.`);
  return names.length > 0 ? wanted : undefined;
}
