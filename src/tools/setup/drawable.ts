import { palette, typefaces } from '../../content/theme';
import { createCache } from '../build/assets/cache';
import { listFonts } from '../build/assets/fonts';
import { ContentError } from '../build/check/contentError';
import { typesetter } from '../build/draw/typst';

/** Returns whether the fonts of `cv.pdf` and of the share images have all characters of a text. */
export async function isDrawable(text: string): Promise<boolean> {
  const { manifest } = await listFonts(typefaces, new Map(), createCache('.cache', 2));
  const typeset = await typesetter(manifest.staticFonts, {}, []);
  const shown = { title: text, subtitle: '', note: '', pictures: [], colours: palette.screen };
  try {
    return typeset('share.typ', shown).pdf('share').length > 0;
  } catch (error) {
    if (error instanceof ContentError) return false;
    throw error;
  }
}
