import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { ContentError } from './contentError.mjs';

/** Changes when the settings below do, so that nothing made with older ones is taken from the cache. */
const SETTINGS = 6;
/**
 * What is scaled to which widths in pixels. Those for phones are worth more of the build's time; WebP is for the few
 * browsers without AVIF.
 */
const FORMATS = {
  avif: {
    widths: [540, 720, 1080, 1360, 2016, 2688],
    /** @param {number} width */
    options: (width) => ({ quality: 48, effort: width > 1080 ? 3 : 4 }),
  },
  webp: { widths: [1360, 2688], options: () => ({ quality: 80, effort: 4 }) },
};

/**
 * Makes of every picture below `folder` what the site shows: drawings (SVG) optimised, photographs (PNG, JPEG) as AVIF
 * and WebP in several widths, none wider than its master. What was made once is kept below `cache`.
 *
 * @param {string} folder
 * @param {string} cache
 */
export async function buildPictures(folder, cache) {
  /** @type {Record<string, BuiltPicture>} */
  const manifest = {};
  /** @type {[from: string, to: string][]} Where each file lies, and its path in `dist`. */
  const files = [];
  const masters = (await readdir(folder, { recursive: true })).filter((file) => /\.(svg|png|jpe?g)$/.test(file)).sort();

  for (const master of masters) {
    const { name, ext, dir } = path.parse(master);
    const contents = await readFile(path.join(folder, master));
    const hash = createHash('sha256').update(`${SETTINGS}`).update(contents).digest('hex').slice(0, 8);
    const { width, height } = await sharp(contents)
      .metadata()
      .catch(() => {
        throw new ContentError(
          `${path.join(folder, master)} cannot be read as a picture; it must be an SVG, PNG or JPEG.`,
        );
      });
    const file = `assets/${name}-${hash}`;
    const key = path.posix.join(dir.replaceAll(path.sep, '/'), name);

    if (ext === '.svg') {
      const drawn = path.join(cache, 'pictures', `${name}-${hash}.svg`);
      await once(drawn, () => optimize(contents.toString(), { multipass: true, floatPrecision: 1 }).data);
      manifest[key] = { file: `${file}.svg`, width, height };
      files.push([drawn, `${file}.svg`]);
      continue;
    }

    const widths = { avif: widthsUpTo(width, 'avif'), webp: widthsUpTo(width, 'webp') };
    manifest[key] = { file, width, height, widths };
    for (const format of /** @type {const} */ (['avif', 'webp'])) {
      for (const scaledWidth of widths[format]) {
        const scaled = path.join(cache, 'pictures', `${name}-${hash}-${scaledWidth}.${format}`);
        await once(scaled, () =>
          sharp(contents).resize(scaledWidth)[format](FORMATS[format].options(scaledWidth)).toBuffer(),
        );
        files.push([scaled, `${file}-${scaledWidth}.${format}`]);
      }
    }
  }
  return { manifest, files };
}

/**
 * @param {number} width The master's.
 * @param {'avif' | 'webp'} format
 */
function widthsUpTo(width, format) {
  const narrower = FORMATS[format].widths.filter((candidate) => candidate < width);
  return [...narrower, width];
}

/**
 * Writes a file unless it is there. It appears under its name only when it is whole.
 *
 * @param {string} file
 * @param {() => string | Uint8Array | Promise<string | Uint8Array>} make
 */
export async function once(file, make) {
  if (await stat(file).catch(() => undefined)) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, await make());
  await rename(`${file}.part`, file);
}
