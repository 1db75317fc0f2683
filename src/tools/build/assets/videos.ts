import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '../check/contentError';
import { digestOf } from '../hash';
import { oneFile } from './cache';

export const VIDEO = /\.(mp4|webm)$/i;
const GIF = /\.gif$/i;

/**
 * A video as a file of the site, as the owner has made it.
 *
 * @param name For the web.
 */
export async function listVideo(key: string, source: string, name: string) {
  const address = `assets/${name}-${digestOf(await readFile(source))}${path.extname(source).toLowerCase()}`;
  return { key, address, product: oneFile(address, async () => source) };
}

/** Refuses a file beside which there is no picture of its name, if it needs one. */
export function refuseAlone(file: string) {
  if (GIF.test(file)) refuseAnimation(file);
  if (!VIDEO.test(file)) return;
  const command = `ffmpeg -i "${file}" -frames:v 1 "${withoutExtension(file)}.png"`;
  throw new ContentError(
    `${file} has no poster, a picture of the same name: \`${command}\` makes one of its first frame.`,
  );
}

/** Refuses a picture that moves, with the command that makes a video and its poster of it. */
export function refuseAnimation(file: string): never {
  const name = withoutExtension(file);
  const gif = GIF.test(file) ? file : `${name}.gif`;
  // ffmpeg reads no other animations.
  const toGif = gif === file ? '' : `node -e "require('sharp')('${file}', { animated: true }).toFile('${gif}')" && `;
  // Videos have even sides.
  const toVideo = `ffmpeg -i "${gif}" -vf "crop=trunc(iw/2)*2:trunc(ih/2)*2" -pix_fmt yuv420p "${name}.mp4"`;
  throw new ContentError(
    `${file} is an animation, of which \`${toGif}${toVideo} -frames:v 1 "${name}.png"\` makes a video with a poster; delete the animation then.`,
  );
}

const withoutExtension = (file: string) => file.slice(0, -path.extname(file).length);
