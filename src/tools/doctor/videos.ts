import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BUDGETS } from '../budgets';
import { VIDEO } from '../build/assets/videos';

/** Advises against videos that are so large that visitors wait for them and pay for them. */
export function adviceOnVideos(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => VIDEO.test(file));
  return files.flatMap((file) => {
    const place = path.posix.join(folder, file.replaceAll(path.sep, '/'));
    const { size } = statSync(place);
    if (size < BUDGETS.video) return [];
    return `${place} pesa ${Math.round(size / 1e6)} MB: quien lo abre espera y gasta datos. Acórtalo, o hazlo más liviano con \`ffmpeg -i "${place}" -vf scale=1344:-2 -crf 30 liviano.mp4\`.`;
  });
}
