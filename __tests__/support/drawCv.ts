import { cpSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import type { Content } from '../../src/content/schema';
import { createCache } from '../../src/tools/build/assets/cache';
import { constants, provide, sharedBy, writeContent } from '../../src/tools/build/bundle';
import { listDrawings } from '../../src/tools/build/draw/drawings';
import { monthsOf } from '../../src/tools/build/months';
import { options } from '../../src/tools/build/options';
import { folderOf } from './sites';

/** `drawCv.ts --out=<folder>` draws the curriculum of the content that it reads as JSON, with the fonts of the longest site. */
const { work } = options;
const content = (await json(process.stdin)) as Content;
const place = { content: `${work}/content`, work, folder: '' };
await writeContent(place, content);
await provide(place, 'months', monthsOf(content));
for (const name of ['editions', 'fonts', 'pictures', 'skillList'])
  cpSync(`${folderOf('longest')}/${name}.json`, `${work}/${name}.json`);
const define = constants({
  background: '#000',
  knownLanguages: [],
});
const [cv] = listDrawings({ ...sharedBy(place), define }, createCache(work, 1), '', options.assets);
const [[file] = ['']] = (await cv?.make()) ?? [];
cpSync(file, `${work}/cv.pdf`);
