import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config, CustomPlugin } from 'svgo';
import { SCREENSHOT_WIDTH } from '../../../schema/screenshots';
import { ContentError } from '../check/contentError';
import { digestOf } from '../hash';
import { type Cache, oneFile } from './cache';
import { drawIsland } from './island';
import { listVideo, refuseAlone, refuseAnimation, VIDEO } from './videos';

/**
 * The version of the settings below and of the drawings in `island.ts`. Increase this number when they change. The number is part
 * of every hash, so the cached files become invalid.
 */
const SETTINGS = 11;
/**
 * The widths in pixels and the encoder options of photographs. The effort is the lowest without visible loss. The small widths, for
 * phones, have a higher effort, which saves bytes. The largest width, which only high-density screens use, has chroma subsampling.
 * WebP is for the few browsers without AVIF.
 */
const FORMATS = {
  avif: {
    widths: [540, 720, 1080, 1360, 2 * SCREENSHOT_WIDTH],
    options: (width: number) => {
      if (width <= 1080) return { quality: 44, effort: 3 };
      return { quality: 45, effort: 2, chromaSubsampling: width <= 1360 ? '4:4:4' : '4:2:0' };
    },
  },
  webp: { widths: [1360], options: () => ({ quality: 80, effort: 2 }) },
};

/**
 * The colours of the project's own drawings, with their names in the palette. A change of the palette changes these colours in all
 * drawings. Other colours stay.
 */
const DRAWN_IN = {
  '#ff5a45': 'stroke-1',
  '#ffb02e': 'stroke-2',
  '#2dd4bf': 'stroke-3',
  '#f5f3ef': 'text',
  '#000': 'background',
};

/** The pattern of the names of originals. An original is a file of the owner from which a picture of the site is made. */
const ORIGINAL = /\.(svg|png|jpe?g|webp|avif)$/i;

/**
 * Returns the manifest and the products of all pictures in `folder`. Drawings (SVG) are optimised. Photographs (PNG, JPEG, WebP,
 * AVIF) become AVIF and WebP, never wider than the original. File names contain a hash of the original and the settings. Videos are
 * copied.
 *
 * @param palette Colours by name. The palette is not checked yet, so colours can be missing.
 * @param islands The titles of the projects without a picture, by the names of their pictures. The build draws a map of an island
 *   for each title.
 */
export async function listPictures(
  folder: string,
  cache: Cache,
  palette: Record<string, string | undefined> | undefined,
  islands: Record<string, string> = {},
) {
  const found = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll(path.sep, '/')).sort();
  const originals = withKeys(folder, found, ORIGINAL);
  const videos = withKeys(folder, found, VIDEO);
  for (const file of found) {
    if (!originals.some(([key]) => key === keyOf(file))) refuseAlone(`${folder}/${file}`);
  }
  const islandFiles = Object.entries(islands).map(async ([key, title]) => {
    const name = path.join('islands', `${digestOf(`${SETTINGS} ${title}`)}.svg`);
    return [key, await cache.get(name, async (target) => writeFile(target, await drawIsland(title)))] as const;
  });
  const files = [...originals, ...(await Promise.all(islandFiles))];
  const pictures = await Promise.all(files.map(([key, file]) => listPicture(key, file, cache, palette)));
  const copies = await Promise.all(videos.map(([key, file]) => listVideo(key, file, slug(path.basename(key)))));
  const addresses = Object.fromEntries(copies.map(({ key, address }) => [key, address]));
  return {
    manifest: Object.fromEntries(pictures.map(({ key, picture }) => [key, { ...picture, video: addresses[key] }])),
    /** The files of the originals by key. */
    files: Object.fromEntries(files),
    /** Hashes of the originals by key. */
    originals: Object.fromEntries(pictures.map(({ key, original }) => [key, original])),
    products: [...pictures.flatMap(({ products }) => products), ...copies.map(({ product }) => product)],
  };
}

/** Returns the files of one kind with their keys. Refuses two files with the same key. */
function withKeys(folder: string, found: readonly string[], kind: RegExp) {
  const files = found.filter((file) => kind.test(file));
  for (const file of files) {
    const other = files.find((other) => other < file && keyOf(other) === keyOf(file));
    if (other)
      throw new ContentError(`${folder}/${other} and ${folder}/${file} have the same name: rename one of them.`);
  }
  return files.map((file) => [keyOf(file), `${folder}/${file}`] as const);
}

/**
 * Returns the name that the content uses for an original. File systems write accents in different ways, so the name is normalised.
 *
 * @param original The path in the folder of originals, with `/`.
 */
function keyOf(original: string) {
  const { dir, name } = path.parse(original);
  return path.posix.join(dir, name).normalize('NFC');
}

/** Returns a file name for the web: lower case, without accents and spaces. */
function slug(name: string) {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '') || 'picture';
}

async function listPicture(
  key: string,
  source: string,
  cache: Cache,
  palette: Record<string, string | undefined> | undefined,
) {
  const name = slug(path.basename(key));
  const contents = await readFile(source);
  const isDrawing = /\.svg$/i.test(source);
  // Logos of technologies keep their colours, except `#f5f3ef`: a logo has this colour instead of black or white, and then gets the
  // colour of the text.
  const colours = path.dirname(key) === 'technologies' ? { text: palette?.text } : palette;
  const settings = isDrawing ? [SETTINGS, colours] : [SETTINGS];
  const hash = digestOf(JSON.stringify(settings), contents);

  const keep = (file: string, make: () => Promise<string | Uint8Array>) =>
    cache.get(path.join('pictures', file), async (target) => {
      const output = await make().catch((error) => {
        const [reason] = error.message.split('\n');
        throw new ContentError(
          `${source} cannot be read as a picture of the kind SVG, PNG, JPEG, WebP or AVIF: ${reason}`,
        );
      });
      await writeFile(target, output);
    });
  const product = (file: string, make: () => Promise<string | Uint8Array>) =>
    oneFile(`assets/${file}`, () => keep(file, make));

  const size = await keep(`${name}-${hash}.json`, async () => JSON.stringify(await sizeOf(contents)));
  const { width, height, pages } = JSON.parse(await readFile(size, 'utf8'));
  if (pages > 1) refuseAnimation(source);

  if (isDrawing) {
    const file = `${name}-${hash}.svg`;
    const picture = { file: `assets/${file}`, width, height };
    return {
      key,
      picture,
      original: digestOf(contents),
      products: [product(file, () => optimized(contents, colours))],
    };
  }
  const stem = `${name}-${hash}`;
  const widths = { avif: widthsUpTo(width, 'avif'), webp: widthsUpTo(width, 'webp') };
  const products = (['avif', 'webp'] as const).flatMap((format) =>
    widths[format].map((scaled) => product(`${stem}-${scaled}.${format}`, () => photograph(contents, scaled, format))),
  );
  const avif = { stem: `assets/${stem}`, widths: widths.avif };
  return {
    key,
    original: digestOf(contents),
    picture: { file: `assets/${stem}-${widths.webp[0]}.webp`, width, height, avif },
    products,
  };
}

/** @param width The width of the original picture in pixels. */
function widthsUpTo(width: number, format: 'avif' | 'webp') {
  const { widths } = FORMATS[format];
  return [...widths.filter((candidate) => candidate < width), width].slice(0, widths.length);
}

/* The functions below import their libraries lazily: a build that finds everything in the cache needs none of these libraries. */

/**
 * Returns the size after the rotation that a camera has stored in the file, and the number of `pages`. An animation has several
 * pages, which are its frames.
 */
async function sizeOf(contents: Uint8Array) {
  const { default: sharp } = await import('sharp');
  const { autoOrient, pages } = await sharp(contents).metadata();
  return { ...autoOrient, pages };
}

export async function optimized(contents: Uint8Array, palette: Record<string, string | undefined> | undefined) {
  const { optimize } = await import('svgo');
  // One decimal would be too few for opacities.
  const overrides = { cleanupNumericValues: { floatPrecision: 2 } };
  const plugins: Config['plugins'] = [{ name: 'preset-default', params: { floatPrecision: 1, overrides } }];
  return optimize(await recoloured(contents, palette), { multipass: true, plugins }).data;
}

/** Replaces the colours of `DRAWN_IN` with the colours of the palette. The drawing can write a colour in any notation. */
export async function recoloured(contents: Uint8Array, palette: Record<string, string | undefined> | undefined) {
  const { optimize } = await import('svgo');
  const recolour: CustomPlugin = {
    name: 'recolour',
    fn: () => ({
      element: {
        enter({ attributes }) {
          for (const [name, value] of Object.entries(attributes)) {
            const colour = DRAWN_IN[value as keyof typeof DRAWN_IN];
            if (colour) attributes[name] = palette?.[colour] ?? value;
          }
        },
      },
    }),
  };
  return optimize(Buffer.from(contents).toString(), {
    plugins: [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      { name: 'convertColors', params: { shortname: false } },
      recolour,
    ],
  }).data;
}

async function photograph(contents: Uint8Array, width: number, format: 'avif' | 'webp') {
  const { default: sharp } = await import('sharp');
  return sharp(contents).autoOrient().resize(width)[format](FORMATS[format].options(width)).toBuffer();
}
