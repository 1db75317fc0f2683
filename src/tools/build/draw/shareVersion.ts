import { existsSync, readFileSync } from 'node:fs';
import type { ShareImage } from '../../../site/shareImages';
import { digestOf } from '../hash';

/**
 * Returns the version in the address of a share image, before the image is drawn. Social networks keep a picture by its address, so
 * a changed image needs another address.
 *
 * @param sources All data that affect the image, except `image`.
 * @param own The path of a file of the owner. If the file exists, it replaces the image.
 */
export function shareVersion(image: ShareImage, sources: readonly unknown[], own: string): string {
  return existsSync(own) ? digestOf(readFileSync(own)) : digestOf(JSON.stringify([image, sources]));
}
