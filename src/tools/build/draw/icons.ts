import sharp from 'sharp';
import type { DrawingData } from './drawingData';

const SIZE = 64;
/** The icons for home screens. Each platform crops maskable icons to its own shape. */
const INSTALL_ICONS = [
  { src: 'icon-192.png', size: 192, purpose: 'any' },
  { src: 'icon-512.png', size: 512, purpose: 'any' },
  { src: 'icon-maskable.png', size: 512, purpose: 'maskable' },
];

/**
 * Draws icons for browser tabs and home screens. Corners are square where the platform rounds them. Only the edition at the root has
 * icons, and the other editions use these icons.
 */
export async function drawIcons(facts: DrawingData['icons']): Promise<Record<string, string | Buffer>> {
  const files = { 'manifest.webmanifest': manifest(facts) };
  if (facts.folder) return files;
  const { background, 'stroke-1': first, 'stroke-2': second, 'stroke-3': third } = facts.colours;
  const strokes = `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="5"><path stroke="${first}" d="M21 20 12.5 32 21 44"/><path stroke="${second}" d="m35 17-6 30"/><path stroke="${third}" d="M43 20 51.5 32 43 44"/></g>`;
  // The mark fits the safe zone of a maskable icon, which is a circle of 80 % of the icon's width.
  const smaller = `<g transform="translate(${SIZE * 0.125} ${SIZE * 0.125}) scale(0.75)">${strokes}</g>`;
  const icon = (radius: number, mark = strokes) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="${radius}" fill="${background}"/>${mark}</svg>\n`;
  const rounded = icon(14);
  const installed = INSTALL_ICONS.map(async ({ src, size, purpose }) => [
    src,
    await png(purpose === 'maskable' ? icon(0, smaller) : rounded, size),
  ]);
  return {
    ...files,
    'favicon.svg': rounded,
    'favicon.ico': ico(await png(rounded, 32), 32),
    'apple-touch-icon.png': await png(icon(0), 180),
    ...Object.fromEntries(await Promise.all(installed)),
  };
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / SIZE })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Returns the web app manifest. Its URLs are relative, because the site can be in a sub-folder. */
function manifest({ folder, name, shortName, lang, colours }: DrawingData['icons']): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    lang,
    start_url: './',
    display: 'minimal-ui',
    background_color: colours.background,
    theme_color: colours.background,
    icons: INSTALL_ICONS.map(({ src, size, purpose }) => ({
      src: folder + src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}

/** Wraps a PNG as `favicon.ico`, which browsers and feed readers request without reading the page. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
