import sharp from 'sharp';
import { owner } from '../content/owner';
import palette from '../theme/palette.json';

const SIZE = 64;
const { background, 'stroke-1': first, 'stroke-2': second, 'stroke-3': third } = palette.screen;
const STROKES = `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="5"><path stroke="${first}" d="M21 20 12.5 32 21 44"/><path stroke="${second}" d="m35 17-6 30"/><path stroke="${third}" d="M43 20 51.5 32 43 44"/></g>`;

/** A maskable icon may be cut to any shape. */
const INSTALL_ICONS = [
  { src: 'icon-192.png', size: 192, purpose: 'any' },
  { src: 'icon-512.png', size: 512, purpose: 'any' },
  { src: 'icon-maskable.png', size: 512, purpose: 'maskable' },
];

/** A maskable icon's mark stays within a circle of four fifths of its width. */
const SMALLER = `<g transform="translate(${SIZE * 0.125} ${SIZE * 0.125}) scale(0.75)">${STROKES}</g>`;

const icon = (radius: number, strokes = STROKES) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="${radius}" fill="${background}"/>${strokes}</svg>\n`;

const ROUNDED = icon(14);

/** The logo's strokes: for browser tabs, and for home screens, which round the corners themselves or are told to. */
export async function draw(): Promise<Record<string, string | Buffer>> {
  return {
    'favicon.svg': ROUNDED,
    'favicon.ico': ico(await png(ROUNDED, 32), 32),
    'apple-touch-icon.png': await png(icon(0), 180),
    ...Object.fromEntries(
      await Promise.all(
        INSTALL_ICONS.map(async ({ src, size, purpose }) => [
          src,
          await png(purpose === 'maskable' ? icon(0, SMALLER) : ROUNDED, size),
        ]),
      ),
    ),
    'manifest.webmanifest': manifest(),
  };
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / SIZE })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** What a phone shows of the site on its home screen; the addresses are relative, as all of the site's. */
function manifest(): string {
  const icons = INSTALL_ICONS.map(({ src, size, purpose }) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));
  const { name, role } = owner;
  return JSON.stringify({
    name: `${name}, ${role}`,
    short_name: name,
    lang: 'es',
    start_url: './',
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons,
  });
}

/** A PNG in the wrapping that browsers and feed readers ask for under `/favicon.ico` without having read the page. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
