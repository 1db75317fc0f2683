import { existsSync, readFileSync } from 'node:fs';
import type { ShareImage } from '../../../site/shareImages';
import { digestOf } from '../hash';

/**
 * Returns the version in the address of a share image, before the image is drawn. Social networks keep a picture by its address, so a
 * changed image needs another address.
 *
 * @param sources Everything beside the image's texts from which the image is made.
 * @param own The owner's file that replaces the image, which need not exist.
 */
export function shareVersion(image: ShareImage, sources: readonly unknown[], own: string): string {
  return existsSync(own) ? digestOf(readFileSync(own)) : digestOf(JSON.stringify([image, sources]));
}
