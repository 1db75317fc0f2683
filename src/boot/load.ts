/** Fetches the app and everything else that can wait until after the first paint. */
import { isGone } from '../app/isGone';
import { painted } from './painted';
import { loadFonts, loadStyles, markStyles, showAll, showByParts } from './styles';

/** URLs of the app's scripts, `main.tsx` first; filled in by the build. */
declare const SCRIPTS: [main: string, ...others: string[]];

/** Milliseconds that a slow phone needs to paint a decoded picture, or text in a new font. */
const TIME_TO_PAINT = 200;

/** Milliseconds after which the rest of the page stops waiting for fonts. */
const TIME_FOR_FONTS = 2000;

/** Milliseconds between a failed attempt to load the app and the next attempt. */
const TIME_TO_RETRY = 2000;

let loading = false;

export async function loadApp() {
  if (loading) return;
  loading = true;
  const [main] = SCRIPTS;
  showAll();
  try {
    for (const href of SCRIPTS) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    if (await loadStyles()) markStyles();
    // WebKit ignores the page's `base` when it resolves the URL of an import.
    const { start } = await import(new URL(main, document.baseURI).href);
    await start();
  } catch (error) {
    if (process.env.NODE_ENV === 'development') console.error(error);
    // The visitor is offline, or the code is gone. The page works without the app, and the visitor's next action tries again.
    setTimeout(() => {
      loading = false;
    }, TIME_TO_RETRY);
    // A page that was just reloaded does not reload again, because that could loop.
    if (document.documentElement.dataset.visit !== 'reload' && (await isGone(main))) location.reload();
  }
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Waits until the page and its first pictures are painted, then fetches styles, fonts and the app one after the other, so
 * that they do not compete for the processor.
 */
export async function loadRest() {
  await painted;
  const pictures = document.querySelectorAll<HTMLImageElement>('main img[loading=eager]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await pause(TIME_TO_PAINT);
  await loadStyles();
  await Promise.race([loadFonts(), pause(TIME_FOR_FONTS)]);
  await showByParts();
  await pause(TIME_TO_PAINT);
  loadApp();
}
