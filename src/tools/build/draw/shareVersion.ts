import { existsSync, readFileSync } from 'node:fs';
import type { ShareImage } from '../../../site/shareImages';
import { digestOf } from '../hash';

/**
 * What tells a share image from others at the same address, before it is drawn: social networks keep a picture by its address.
 *
 * @param sources What the image is made from beside what it says.
 * @param own The file that replaces the image, if the owner has it.
 */
export function shareVersion(image: ShareImage, sources: readonly unknown[], own: string): string {
  return existsSync(own) ? digestOf(readFileSync(own)) : digestOf(JSON.stringify([image, sources]));
}
