import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Content } from '../../../content/schema';
import { ContentError, messageOf } from '../check/contentError';
import { digestOf } from '../hash';
import type { Warning } from '../warnings';
import { type Cache, oneFile } from './cache';
import type { Metrics } from './fontFiles';

export type WebFonts = Awaited<ReturnType<typeof listFonts>>['manifest']['webFonts'];

export type Face = Content['theme']['typefaces']['text']['faces'][number];

/** A font with one weight. */
interface StaticFont {
  family: string;
  face: Face;
  weight: number;
  metrics: Metrics;
  isSerif: boolean;
}

/** The characters of Spanish texts. Every web font has these characters and the characters of the content. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'¡¿·©ªº«»€–—“”•…ÁÉÍÓÚÜÑáéíóúüñçà',
];

/** The text that compares the widths of fonts. */
const SAMPLE =
  'Desarrollo sitios y aplicaciones web completas, desde el diseño de la interfaz hasta la base de datos. Cada ' +
  'proyecto empieza con una conversación: qué necesita el negocio, quién lo va a usar y cómo se medirá que funciona. ' +
  'Después llegan el código, las pruebas y el mantenimiento, sin sorpresas en el camino.';

/**
 * Arial, Times New Roman and similar fonts of other systems. `width` is the width of `SAMPLE` in Arial or Times New Roman, in em.
 */
const SANS_FALLBACKS = {
  regular: { names: ['Arial', 'ArialMT', 'Roboto', 'Liberation Sans'], width: 138.19 },
  bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Roboto Bold', 'Liberation Sans Bold'], width: 148.16 },
};
const SERIF_FALLBACKS = {
  regular: { names: ['Times New Roman', 'TimesNewRomanPSMT', 'Noto Serif', 'Liberation Serif'], width: 123.35 },
  bold: {
    names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Noto Serif Bold', 'Liberation Serif Bold'],
    width: 129.76,
  },
};

/**
 * The factor by which small text is wider than measured, in a font with optical sizes. The measured font has the fixed values of
 * `static` in `theme.ts`, which are for large text.
 */
const SMALL_TEXT = 1.06;

/** The least distance in em between the letters of two lines of a title. */
const LINE_DISTANCE = 0.07;

/** The difference in em between the widths of successive groups of characters in `titleWidths`. */
const STEP = 0.02;

/** The heaviest weight that browsers show with a system's regular font. Browsers show heavier weights with the bold font. */
const HEAVIEST_REGULAR = 500;

/**
 * Returns the manifest of all fonts, the products that make the web fonts (see `Product`), and a warning for each font that lacks
 * characters of the content.
 *
 * @param typefaces The typefaces of `src/content/theme.ts`.
 * @param used The characters of the content, each with a file that contains the character.
 */
export async function listFonts(
  typefaces: Record<string, { family: string; faces: readonly Face[] }>,
  used: Map<string, string>,
  cache: Cache,
) {
  const characters = [...new Set([...CHARACTERS, ...used.keys()])].sort().join('');
  const roles = Object.entries(typefaces);
  const faces = roles.flatMap(([role, { family, faces }]) => faces.map((face) => ({ role, family, face })));
  const fonts = await Promise.all(
    faces.map(async ({ role, family, face }) => {
      const { file, weight } = face;
      try {
        const original = createRequire(import.meta.url).resolve(file);
        const webFont = await listWebFont(original, face, characters, cache);
        const isSerif = await hasSerifs(original);
        const statics = weightsOf(face).map(async (weight) => {
          const files = await staticFonts(original, { ...face, weight }, cache);
          return { role, family, face, weight, isSerif, files, metrics: await metricsOf(files[0], characters, cache) };
        });
        return { family, weight: cssWeight(weight), ...webFont, statics: await Promise.all(statics) };
      } catch (error) {
        const [reason] = messageOf(error).split('\n');
        throw new ContentError(`src/content/theme.ts: ${file} cannot be used: ${reason}`);
      }
    }),
  );
  const statics = fonts.flatMap(({ statics }) => statics);
  const filesOf = (name: string) => statics.filter(({ role }) => role === name).map(({ files }) => files);
  return {
    manifest: {
      webFonts: fonts.map(({ family, url, weight }) => ({ family, url, weight })),
      staticFonts: Object.fromEntries(roles.map(([name]) => [name, filesOf(name)])),
      titleLeading: Number(((statics[0]?.metrics.tightest ?? 0) + LINE_DISTANCE).toFixed(2)),
      titleWidths: titleWidths(characters, statics[0]?.metrics.widths ?? []),
      fallbackFaces: statics.map(fallbackFace).join('\n'),
    },
    products: fonts.map(({ product }) => product),
    warnings: statics.flatMap((font) => missing(font, used)),
  };
}

/** Returns the address of a web font, and the product that makes the file of the web font: a subset in WOFF2. */
async function listWebFont(original: string, face: Face, characters: string, cache: Cache) {
  const hash = await hashWith(original, face, characters);
  const name = `${path.basename(face.file, '.woff2').replace(/-latin.*/, '')}-${hash}.woff2`;
  const url = `assets/${name}`;
  const make = () =>
    cache.get(path.join('fonts', name), async (target) => {
      const { webFont } = await import('./fontFiles');
      await writeFile(target, await webFont(original, face, characters));
    });
  return { url, product: oneFile(url, make) };
}

/**
 * Makes TrueType fonts with one weight for Typst, which reads neither variable nor compressed fonts. Returns the path of the face's
 * font, followed by the paths of the fonts for other letters in the same package, such as `latin-ext`.
 */
async function staticFonts(original: string, face: Face, cache: Cache): Promise<[string, ...string[]]> {
  const { dir, base } = path.parse(original);
  const [, before, after] = base.match(/^(.+?)-[a-z]+(?:-ext)?-([^-]+-(?:normal|italic)\.\w+)$/) ?? [];
  const isOther = new RegExp(`^${before}-[a-z]+(-ext)?-${after}$`);
  const others = after ? (await readdir(dir)).filter((file) => file !== base && isOther.test(file)) : [];
  const make = async (file: string) => {
    const hash = await hashWith(path.join(dir, file), face);
    return cache.get(path.join('fonts', `${path.parse(file).name}-${face.weight}-${hash}.ttf`), async (target) => {
      const { trueType } = await import('./fontFiles');
      await writeFile(target, await trueType(path.join(dir, file), face));
    });
  };
  return Promise.all([make(base), ...others.map(make)]);
}

/** Returns whether the package of a font has the category serif. Many font files do not name their category. */
async function hasSerifs(original: string): Promise<boolean> {
  const about = await readFile(path.join(path.dirname(original), '../metadata.json'), 'utf8').catch(() => '{}');
  return JSON.parse(about).category === 'serif';
}

async function metricsOf(file: string, characters: string, cache: Cache): Promise<Metrics> {
  const hash = await hashWith(file, characters, SAMPLE);
  const measured = await cache.get(
    path.join('fonts', `${path.basename(file, '.ttf')}-${hash}-metrics.json`),
    async (target) => {
      const { measure } = await import('./fontFiles');
      await writeFile(target, JSON.stringify(measure(await readFile(file), characters, SAMPLE)));
    },
  );
  return JSON.parse(await readFile(measured, 'utf8'));
}

/** Groups characters by their width in a font: the characters at index n are at most n steps wide. */
function titleWidths(characters: string, widths: number[]) {
  const groups: string[] = [];
  for (const [index, character] of [...characters].entries()) {
    const steps = Math.ceil((SMALL_TEXT * (widths[index] ?? 0)) / STEP);
    groups[steps] = (groups[steps] ?? '') + character;
  }
  return { step: STEP, characters: Array.from(groups, (group) => group ?? '') };
}

/**
 * Returns the `@font-face` rule of a web font's fallback. The rule gives a font of the visitor's system the width and the line
 * height of the web font, so that nothing moves when the web font arrives.
 */
function fallbackFace({ family, face, weight, metrics, isSerif }: StaticFont): string {
  const { sampleWidth, ascent, descent, lineGap } = metrics;
  const isBold = weight > HEAVIEST_REGULAR;
  const { names, width } = (isSerif ? SERIF_FALLBACKS : SANS_FALLBACKS)[isBold ? 'bold' : 'regular'];
  const scale = sampleWidth / width;
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  const { min, max } = typeof face.weight === 'number' ? { min: weight, max: weight } : face.weight;
  const weights = isBold
    ? { min: Math.max(min, HEAVIEST_REGULAR + 1), max }
    : { min, max: Math.min(max, HEAVIEST_REGULAR) };
  return `@font-face {
    font-family: '${family} fallback';
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    font-weight: ${cssWeight(weights)};
    size-adjust: ${percent(scale)};
    ascent-override: ${percent(ascent / scale)};
    descent-override: ${percent(descent / scale)};
    line-gap-override: ${percent(lineGap / scale)};
  }`;
}

/** Returns a warning if a font lacks characters of the content. */
function missing({ family, metrics }: StaticFont, used: Map<string, string>): Warning[] {
  const found = [...used].filter(([character]) => metrics.lacking.includes(character));
  if (found.length === 0) return [];
  const letters = found.map(([character]) => character).join(' ');
  const file = [...new Set(found.map(([, file]) => file))].join(', ');
  return [{ kind: 'missingLetters', file, family, letters }];
}

/** Returns a hash of a font and of the settings with which a file is made from the font. */
const hashWith = async (font: string, ...settings: unknown[]) =>
  digestOf(JSON.stringify(settings), await readFile(font));

function weightsOf({ weight }: Face) {
  return typeof weight === 'number' ? [weight] : [weight.min, weight.max];
}

function cssWeight(weight: Face['weight']) {
  if (typeof weight === 'number') return `${weight}`;
  return weight.min === weight.max ? `${weight.min}` : `${weight.min} ${weight.max}`;
}
