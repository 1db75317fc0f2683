import type { Content } from '../../src/content/schema';
import { createCache } from '../../src/tools/build/assets/cache';
import { listFonts } from '../../src/tools/build/assets/fonts';
import { listPictures } from '../../src/tools/build/assets/pictures';
import { writtenIn } from '../../src/tools/build/check/texts';
import { drawingDataOf } from '../../src/tools/build/draw/drawingData';
import { hashOfCode, listDrawings } from '../../src/tools/build/draw/drawings';
import { type Warning, warningInWords } from '../../src/tools/build/warnings';
import { en } from '../../src/tools/doctor/words/en';
import { answerWith } from './helper';
import { edition, siteWith } from './reference';
import { SITES } from './sites';

/** The path of a drawn file, which the next call overwrites, and the notice of the build. */
export interface DrawnFile {
  file: string;
  notice: string;
}

/** Draws a file of `dist` from content, which is given as JSON. */
answerWith(async (given = '', name = 'cv.pdf'): Promise<DrawnFile> => {
  const content: Content = JSON.parse(given);
  const cache = createCache('.cache', 1);
  const { manifest } = await listFonts(content.theme.typefaces, new Map(), cache);
  let notice = '';
  const sources = {
    fonts: manifest.staticFonts,
    pictures: '',
    originals: (await listPictures(`${SITES}/reference/assets`, cache, undefined)).files,
    code: await hashOfCode(),
    written: writtenIn([{ ...edition, content }], { content: 'src/content', words: 'src/words' }),
    onWarning: (warning: Warning) => {
      notice += warningInWords(warning, en);
    },
  };
  const drawings = listDrawings(drawingDataOf(siteWith(content)), sources, createCache('.cache/drawingData', 1));
  const made = await drawings.find(({ includes }) => includes(name))?.make();
  return { file: made?.find(([, to]) => to === name)?.[0] ?? '', notice };
});
