import { cpSync, mkdtempSync } from 'node:fs';
import { createCache } from '../../src/tools/build/assets/cache';
import { listFonts } from '../../src/tools/build/assets/fonts';
import { bundleAndImport, constants, provide, sharedBy, writeContent } from '../../src/tools/build/bundle';
import { listDrawings } from '../../src/tools/build/draw/drawings';
import { monthsOf } from '../../src/tools/build/months';
import { answerWith } from './helper';
import { folderOf, SITES } from './sites';

/** Where a drawn file is, in a folder of its own, and the notice of the build. */
export interface DrawnFile {
  folder: string;
  file: string;
  notice: string;
}

const define = constants({
  background: '#000',
  knownLanguages: [],
});

/** Draws a file of `dist` from a content, given as JSON. */
answerWith(async (given = '', name = 'cv.pdf'): Promise<DrawnFile> => {
  const content = JSON.parse(given);
  const work = mkdtempSync('.cache/drawn-');
  const place = { content: `${work}/content`, work, folder: '' };
  await writeContent(place, content);
  await provide(place, 'months', monthsOf(content));
  for (const name of ['editions', 'fonts', 'pictures', 'skillList'])
    cpSync(`${folderOf('longest')}/${name}.json`, `${work}/${name}.json`);
  const { drawn } = await bundleAndImport(place, 'draw/drawn', { ...sharedBy(place), define });
  const { manifest } = await listFonts(content.typefaces.typefaces, new Map(), createCache('.cache', 1));
  const sources = {
    fonts: manifest.staticFonts,
    pictures: '',
    assets: `${SITES}/reference/assets`,
    editions: [{ content, source: 'src/content' }],
  };
  let notice = '';
  console.warn = (said: string) => {
    notice += said;
  };
  const product = listDrawings(drawn, sources, createCache(work, 1)).find(({ includes }) => includes(name));
  const [file = ''] = (await product?.make())?.find(([, to]) => to === name) ?? [];
  return { folder: work, file, notice };
});
