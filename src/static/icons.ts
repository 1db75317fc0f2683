import sharp from 'sharp';

const STROKES =
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="5"><path stroke="#ff5a45" d="M21 20 12.5 32 21 44"/><path stroke="#ffb02e" d="m35 17-6 30"/><path stroke="#2dd4bf" d="M43 20 51.5 32 43 44"/></g>';

const icon = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}"/>${STROKES}</svg>\n`;

/** The logo's strokes for browser tabs and, without rounded corners, for home screens, which round them themselves. */
export async function icons() {
  return {
    'favicon.svg': icon(14),
    'apple-touch-icon.png': await sharp(Buffer.from(icon(0)), { density: 72 * (180 / 64) })
      .resize(180)
      .png()
      .toBuffer(),
  };
}
