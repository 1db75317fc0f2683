/** `virtual:pictures` in tests without a browser. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SITES } from './sites';

const files = readdirSync(`${SITES}/reference/assets`, { recursive: true, encoding: 'utf8' }).filter(path.extname);

/** The pictures of the reference site. All count as SVG files, because the checks accept an SVG file of any size. */
export const pictures: Record<string, BuiltPicture> = Object.fromEntries(
  files.map((file) => {
    const name = file.replace(/\.\w+$/, '').replaceAll(path.sep, '/');
    const video = files.includes(path.normalize(`${name}.webm`)) ? `assets/${name}.webm` : undefined;
    return [name, { file: `assets/${name}.svg`, width: 1344, height: 840, video }];
  }),
);

export default pictures;
