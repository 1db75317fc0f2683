/** The code of the app, and what else is fetched once the page has been painted. */
import { isGone } from '../app/isGone';
import { fonts } from '../theme/fonts';
import { LOAD_ERROR } from './loadError';
import { content, loadStyles, shown, showPage } from './page';
import { painted } from './painted';
import { trusted } from './trustedTypes';

/** Addresses of the app's scripts, `main.tsx` first; filled in by the build. */
declare const SCRIPTS: [main: string, ...others: string[]];

/** Milliseconds that a slow phone takes to bring a decoded picture, or text in another font, to the screen. */
const TIME_TO_PAINT = 200;

let loading = false;

function addLink(rel: string, href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

export async function loadApp() {
  if (loading) return;
  loading = true;
  const [main] = SCRIPTS;
  try {
    // What is preloaded once is there, or failed; only `main` is asked for again.
    for (const href of SCRIPTS.splice(1)) {
      addLink('modulepreload', href);
    }
    const { start } = await import(main);
    await start(document.getElementById('root'), () => content);
  } catch {
    // Offline, or the code is gone. The page can still be read, and the next sign of the visitor tries again.
    loading = false;
    const page = shown;
    content.catch(() => page === shown && showPage(LOAD_ERROR));
    // A page that was itself loaded again would be so for ever.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload' && (await isGone(main))) location.reload();
  }
}

/** All at once, so that the text is laid out anew only once. */
async function loadFonts() {
  const faces = fonts.map(({ family, url, weight }) => new FontFace(family, `url(${url})`, { weight }));
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
}

const timeToPaint = () => new Promise((resolve) => setTimeout(resolve, TIME_TO_PAINT));

/**
 * To be called when the page has loaded: waits until the page and its first pictures are painted, then fetches the rest,
 * one thing after the other, so that none keeps the processor from another.
 */
export async function loadRest() {
  await painted;
  await content.catch(() => {});
  const pictures = shown.querySelectorAll<HTMLImageElement>('img[loading=eager]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await timeToPaint();
  loadStyles();
  // Without them the fallback fonts stay.
  await loadFonts().catch(() => {});
  await timeToPaint();
  loadApp();
}

/** For visits without a connection and for the home screen. Where it cannot be done, the site works as it does anyway. */
export function keepSite() {
  addLink('manifest', 'manifest.webmanifest');
  navigator.serviceWorker?.register(trusted.createScriptURL('serviceWorker.js')).catch(() => {});
}
