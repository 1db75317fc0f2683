import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '../check/contentError';
import { digestOf } from '../hash';
import { oneFile } from './cache';

export const VIDEO = /\.(mp4|webm)$/i;
const GIF = /\.gif$/i;

/**
 * Returns the address of a video, and the product that provides the file. The build copies the file without changes.
 *
 * @param name The file name for the web.
 */
export async function listVideo(key: string, source: string, name: string) {
  const address = `assets/${name}-${digestOf(await readFile(source))}${path.extname(source).toLowerCase()}`;
  return { key, address, product: oneFile(address, async () => source) };
}

/**
 * Checks a file without a picture of the same name. Refuses a GIF, and refuses a video, because a video needs the picture as a
 * poster.
 */
export function refuseAlone(file: string) {
  if (GIF.test(file)) refuseAnimation(file);
  if (!VIDEO.test(file)) return;
  const command = `ffmpeg -i "${file}" -frames:v 1 "${withoutExtension(file)}.png"`;
  throw new ContentError(
    `${file} has no poster, a picture of the same name: \`${command}\` makes a poster from the first frame.`,
  );
}

/** Refuses an animation. The message has the command that makes a video and a poster from the animation. */
export function refuseAnimation(file: string): never {
  const name = withoutExtension(file);
  const gif = GIF.test(file) ? file : `${name}.gif`;
  // The only animations that ffmpeg reads are GIFs.
  const toGif = gif === file ? '' : `node -e "require('sharp')('${file}', { animated: true }).toFile('${gif}')" && `;
  // The width and the height of a video must be even.
  const toVideo = `ffmpeg -i "${gif}" -vf "crop=trunc(iw/2)*2:trunc(ih/2)*2" -pix_fmt yuv420p "${name}.mp4"`;
  throw new ContentError(
    `${file} is an animation. \`${toGif}${toVideo} -frames:v 1 "${name}.png"\` makes a video with a poster; then delete the animation.`,
  );
}

const withoutExtension = (file: string) => file.slice(0, -path.extname(file).length);
