import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { recoloured } from '../assets/pictures';
import type { DrawingData } from './drawingData';
import type { Typeset } from './typst';

/** The sizes of pictures in pixels. Pictures of projects are cropped to fill these sizes; other pictures are scaled to fit. */
const SCREENSHOT = { width: 624, height: 390 };
const PILED_SCREENSHOT = { width: 512, height: 320 };
const OTHER = { width: 672, height: 431 };

type Colours = DrawingData['shareImages']['colours'];

/**
 * Draws the pictures that social networks show for links to each page. A picture has 1200x630 pixels.
 *
 * @param originals The source files of the pages' pictures, by picture name.
 * @returns The drawn pictures by path in `dist`.
 */
export async function drawShareImages(
  { cards, colours }: DrawingData['shareImages'],
  typeset: Typeset,
  originals: Record<string, string>,
) {
  const images: Record<string, Buffer> = {};
  for (const { file, pictures: names, note = '', ...card } of cards) {
    const scaled = await Promise.all(
      names.map((name) => drawPicture(name, originals[name] ?? '', names.length > 1, colours)),
    );
    const pictures = scaled.map(({ info: { width, height } }, index) => ({ name: `${index}.png`, width, height }));
    const files = Object.fromEntries(scaled.map(({ data }, index) => [`${index}.png`, data]));
    const image = typeset('share.typ', { ...card, note, colours, pictures }, files);
    // Only the PDF output reports letters that no font has.
    image.pdf(file);
    images[file] = await sharp(Buffer.from(image.svg())).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
  }
  return images;
}

/** Returns the scaled source picture as PNG. Cropping keeps the top of a screenshot. */
async function drawPicture(name: string, original: string, isPiled: boolean, colours: Colours) {
  const isCropped = !name.startsWith('illustrations/');
  const place = !isCropped ? OTHER : isPiled ? PILED_SCREENSHOT : SCREENSHOT;
  const contents = await readFile(original);
  const picture = /\.svg$/i.test(original) ? Buffer.from(await recoloured(contents, colours)) : contents;
  return sharp(picture, { density: 144 })
    .autoOrient()
    .resize({ ...place, fit: isCropped ? 'cover' : 'inside', position: 'top' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}
