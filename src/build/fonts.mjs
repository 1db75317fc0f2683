import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform } from 'esbuild';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { ContentError, messageOf } from './contentError.mjs';

/**
 * A number pins a variable axis, a range limits it.
 *
 * @typedef {number | { min: number, max: number }} Axis
 *
 * @typedef {object} Face
 * @property {string} file The font file, as an import path.
 * @property {Axis} weight
 * @property {Record<string, Axis>} [axes] The axes of a variable font other than weight; unlisted axes stay variable.
 * @property {Record<string, number>} [static] Values of the variable axes where only one is possible: in `cv.pdf`, in the
 *   share images, and for measuring the width.
 */

/** The characters of Spanish texts, which every web font has; those of the content are added. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'¡¿·©ªº«»€–—“”•…ÁÉÍÓÚÜÑáéíóúüñçà',
];

/** Characters that need no glyph of a text font: line breaks and joiners, and emoji, which every system has. */
const WITHOUT_GLYPH = /\p{C}|\p{Variation_Selector}|\p{Extended_Pictographic}/u;

/** Text to compare the widths of fonts by. */
const SAMPLE =
  'Desarrollo sitios y aplicaciones web completas, desde el diseño de la interfaz hasta la base de datos. Cada ' +
  'proyecto empieza con una conversación: qué necesita el negocio, quién lo va a usar y cómo se medirá que funciona. ' +
  'Después llegan el código, las pruebas y el mantenimiento, sin sorpresas en el camino.';

/** Arial and the similar fonts of other systems, with the width of the sample in Arial, in em. */
const FALLBACKS = {
  regular: { names: ['Arial', 'ArialMT', 'Roboto', 'Liberation Sans'], width: 138.19 },
  bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Liberation Sans Bold'], width: 148.16 },
};

/** How much wider a font with optical sizes is in small text than in `static`, which is for large text. */
const SMALL_TEXT = 1.06;

/** Step in em of the widths that `titleWidths` tells apart. */
const STEP = 0.02;

/** The heaviest weight that systems without a matching font show as regular. */
const HEAVIEST_REGULAR = 500;

/**
 * The manifest of all fonts, the products that make the web fonts, and a sentence for each character of the content
 * that a font lacks.
 *
 * @param {Record<string, { family: string, faces: Face[] }>} typefaces The contents of `typefaces.json`.
 * @param {string} contentFolder
 * @param {import('./cache.mjs').Cache} cache
 */
export async function listFonts(typefaces, contentFolder, cache) {
  const used = await charactersIn(contentFolder);
  const characters = [...new Set([...CHARACTERS, ...used.keys()])].sort().join('');
  const roles = Object.entries(typefaces);
  const faces = roles.flatMap(([role, { family, faces }]) => faces.map((face) => ({ role, family, face })));
  const fonts = await Promise.all(
    faces.map(async ({ role, family, face }) => {
      const { file, weight } = face;
      try {
        const webFont = await listWebFont(face, characters, cache);
        const statics = await Promise.all(
          weightsOf(face).map(async (weight) => {
            const file = await staticFont(face, weight, characters, cache);
            const font = /** @type {import('fontkit').Font} */ (create(await readFile(file)));
            const fallback = fallbackFace(family, face, weight, font);
            return { file, fallback, missing: missing(family, font, used) };
          }),
        );
        return { role, family, weight: cssWeight(weight), ...webFont, statics };
      } catch (error) {
        const [reason] = messageOf(error).split('\n');
        throw new ContentError(`src/theme/typefaces.json: ${file} cannot be used: ${reason}`);
      }
    }),
  );
  return {
    manifest: {
      webFonts: fonts.map(({ family, url, weight }) => ({ family, url, weight })),
      staticFonts: Object.fromEntries(
        roles.map(([name]) => [
          name,
          fonts.filter(({ role }) => role === name).flatMap(({ statics }) => statics.map(({ file }) => file)),
        ]),
      ),
      titleWidths: await widthsOf(fonts[0]?.statics[0]?.file ?? '', characters),
      fallbackFaces: fonts.flatMap(({ statics }) => statics.map(({ fallback }) => fallback)).join('\n'),
    },
    products: fonts.map(({ product }) => product),
    warnings: [...new Set(fonts.flatMap(({ statics }) => statics.flatMap(({ missing }) => missing)))],
  };
}

/**
 * The characters of all texts in a folder of source files, without comments, each with a file that has it.
 *
 * @param {string} folder
 */
async function charactersIn(folder) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    if (!name.endsWith('.ts')) continue;
    const file = path.join(folder, name);
    const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts', charset: 'utf8', sourcefile: file });
    for (const character of code) if (!WITHOUT_GLYPH.test(character)) found.set(character, file);
  }
  return found;
}

/**
 * The web font of a face: a subset in WOFF2.
 *
 * @param {Face} face
 * @param {string} characters
 * @param {import('./cache.mjs').Cache} cache
 */
async function listWebFont(face, characters, cache) {
  const name = `${path.basename(face.file, '.woff2').replace(/-latin.*/, '')}-${await hashOf(face, characters)}.woff2`;
  const url = `assets/${name}`;
  const make = () =>
    cache.get(path.join('fonts', name), async (target) => {
      const font = await subsetFont(await masterOf(face), characters, {
        targetFormat: 'woff2',
        variationAxes: await axesOf(face),
        keepFeatures: ['kern', 'mark', 'ccmp', 'locl'],
        noLayoutClosure: true,
        noHinting: true,
      });
      await writeFile(target, font);
    });
  /** @type {import('./cache.mjs').Product} */
  const product = { includes: (asked) => asked === url, make: async () => [[await make(), url]] };
  return { url, product };
}

/**
 * The path of a TrueType font of one weight, for libraries that read neither variable nor compressed fonts.
 *
 * @param {Face} face
 * @param {number} weight
 * @param {string} characters
 * @param {import('./cache.mjs').Cache} cache
 */
async function staticFont(face, weight, characters, cache) {
  const name = `${path.basename(face.file, '.woff2')}-${weight}-${await hashOf(face, characters)}.ttf`;
  return cache.get(path.join('fonts', name), async (target) => {
    const font = await subsetFont(await masterOf(face), characters, {
      targetFormat: 'truetype',
      variationAxes: await axesOf({ ...face, axes: { ...face.axes, ...face.static }, weight }),
    });
    await writeFile(target, font);
  });
}

/**
 * Characters by their width in a font: those at index n are at most n steps wide.
 *
 * @param {string} file
 * @param {string} characters
 */
async function widthsOf(file, characters) {
  const font = /** @type {import('fontkit').Font} */ (create(await readFile(file)));
  /** @type {string[]} */
  const widths = [];
  for (const character of characters) {
    const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const steps = Math.ceil((SMALL_TEXT * advanceWidth) / font.unitsPerEm / STEP);
    widths[steps] = (widths[steps] ?? '') + character;
  }
  return { step: STEP, characters: Array.from(widths, (group) => group ?? '') };
}

/**
 * A face made of the visitor's own fonts with the width and line height of a web font, so that nothing moves
 * when the web font arrives.
 *
 * @param {string} family
 * @param {Face} face
 * @param {number} weight
 * @param {import('fontkit').Font} font
 */
function fallbackFace(family, face, weight, font) {
  const isBold = weight > HEAVIEST_REGULAR;
  const { names, width } = isBold ? FALLBACKS.bold : FALLBACKS.regular;
  const scale = font.layout(SAMPLE).advanceWidth / font.unitsPerEm / width;
  /** @param {number} value */
  const percent = (value) => `${(value * 100).toFixed(1)}%`;
  /** @param {number} length In units of the font. */
  const scaled = (length) => percent(length / font.unitsPerEm / scale);
  const { min, max } = typeof face.weight === 'number' ? { min: weight, max: weight } : face.weight;
  const weights = isBold
    ? { min: Math.max(min, HEAVIEST_REGULAR + 1), max }
    : { min, max: Math.min(max, HEAVIEST_REGULAR) };
  return `@font-face {
    font-family: '${family} fallback';
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    font-weight: ${cssWeight(weights)};
    size-adjust: ${percent(scale)};
    ascent-override: ${scaled(font.ascent)};
    descent-override: ${scaled(-font.descent)};
    line-gap-override: ${scaled(font.lineGap)};
  }`;
}

/**
 * A sentence if a font lacks characters of the content.
 *
 * @param {string} family
 * @param {import('fontkit').Font} font
 * @param {Map<string, string>} used
 */
function missing(family, font, used) {
  const lacking = [...used].filter(([character]) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  if (lacking.length === 0) return [];
  const characters = lacking.map(([character]) => character).join(' ');
  const files = [...new Set(lacking.map(([, file]) => file))].join(', ');
  return [`${files}: ${family} has no ${characters}. Browsers show another font's, cv.pdf and the share images none.`];
}

/**
 * What to pin or limit in a variable font; nothing in another.
 *
 * @param {Face} face
 */
async function axesOf({ axes, weight, ...face }) {
  const { variationAxes } = /** @type {import('fontkit').Font} */ (create(await masterOf({ weight, ...face })));
  const names = Object.keys(variationAxes);
  const hasWeights = names.includes('wght');
  if (!hasWeights && typeof weight !== 'number') throw new Error('it has one weight, so `weight` must be a number.');
  const wanted = { ...axes, ...(hasWeights && { wght: weight }) };
  const [unknown] = Object.keys(wanted).filter((name) => !names.includes(name));
  if (unknown)
    throw new Error(`it has no axis ${unknown}, but ${names.join(', ') || 'none'}. Delete it from \`axes\`.`);
  return names.length > 0 ? wanted : undefined;
}

/** @param {Face} face */
const masterOf = ({ file }) => readFile(createRequire(import.meta.url).resolve(file));

/**
 * @param {Face} face
 * @param {string} characters
 */
async function hashOf(face, characters) {
  const settings = JSON.stringify([face, characters]);
  return createHash('sha256')
    .update(settings)
    .update(await masterOf(face))
    .digest('hex')
    .slice(0, 8);
}

/** @param {Face} face */
function weightsOf({ weight }) {
  return typeof weight === 'number' ? [weight] : [weight.min, weight.max];
}

/** @param {Axis} weight */
function cssWeight(weight) {
  if (typeof weight === 'number') return `${weight}`;
  return weight.min === weight.max ? `${weight.min}` : `${weight.min} ${weight.max}`;
}
