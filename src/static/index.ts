import { curriculum } from './cv';
import { errorPage, indexPage } from './html';
import { icons } from './icons';
import { shareImages } from './shareImages';

/**
 * Everything in `dist` that is made from the content, by its path there.
 *
 * @param script Path of the bundle's entry in `dist`.
 */
export async function staticFiles(script: string): Promise<Record<string, string | Uint8Array>> {
  return {
    'index.html': indexPage(script),
    '404.html': errorPage(),
    'cv.pdf': await curriculum(),
    ...(await icons()),
    ...(await shareImages()),
  };
}
