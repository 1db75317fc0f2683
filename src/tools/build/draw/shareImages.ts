import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { keyOf, recoloured } from '../assets/pictures';
import type { Drawn } from './drawn';
import type { Typeset } from './typst';

/** Sizes of pictures in pixels. Screenshots, and photographs in a pile, are cropped to fill them; others are scaled to fit. */
const SCREENSHOT = { width: 624, height: 390 };
const PILED_SCREENSHOT = { width: 512, height: 320 };
const OTHER = { width: 672, height: 431 };

type Colours = Drawn['shareImages']['colours'];

/**
 * Draws the pictures that social networks show for links to each page, 1200x630 pixels, by path in `dist`.
 *
 * @param assets Folder of the pictures.
 */
export async function drawShareImages({ cards, colours }: Drawn['shareImages'], typeset: Typeset, assets: string) {
  const images: Record<string, Buffer> = {};
  for (const { file, pictures: names, note = '', ...card } of cards) {
    const drawn = await Promise.all(
      names.map((name) => drawPicture(path.join(assets, name), names.length > 1, colours)),
    );
    const pictures = drawn.map(({ info: { width, height } }, index) => ({ name: `${index}.png`, width, height }));
    const files = Object.fromEntries(drawn.map(({ data }, index) => [`${index}.png`, data]));
    const image = typeset('share.typ', { ...card, note, colours, pictures }, files);
    // Only a PDF refuses letters that no font has.
    image.pdf(file);
    images[file] = await sharp(Buffer.from(image.svg())).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
  }
  return images;
}

/** The scaled master, named without extension, as PNG. Cropping keeps the top of a screenshot. */
async function drawPicture(name: string, isPiled: boolean, colours: Colours) {
  const folder = path.dirname(name);
  const file = (await readdir(folder)).find((candidate) => keyOf(candidate) === path.basename(name)) ?? '';
  const isDrawing = /\.svg$/i.test(file);
  const isCropped = !isDrawing && (isPiled || path.basename(folder) === 'projects');
  const place = !isCropped ? OTHER : isPiled ? PILED_SCREENSHOT : SCREENSHOT;
  const contents = await readFile(path.join(folder, file));
  const picture = isDrawing ? Buffer.from(await recoloured(contents, colours)) : contents;
  return sharp(picture, { density: 144 })
    .autoOrient()
    .resize({ ...place, fit: isCropped ? 'cover' : 'inside', position: 'top' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}
