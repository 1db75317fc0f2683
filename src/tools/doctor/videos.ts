import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BUDGETS } from '../budgets';
import { VIDEO } from '../build/assets/videos';
import type { Words } from './words/es';

/** Advises against large videos, for which visitors wait and pay. */
export function adviceOnVideos(folder: string, words: Words): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => VIDEO.test(file));
  return files.flatMap((file) => {
    const place = path.posix.join(folder, file.replaceAll(path.sep, '/'));
    const { size } = statSync(place);
    if (size < BUDGETS.video) return [];
    return words.heavyVideo(place, Math.round(size / 1e6));
  });
}
