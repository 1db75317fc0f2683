/** Fetches the app and everything else that can wait until after the first paint. */
import { webFonts } from 'virtual:fonts';
import { isGone } from '../app/isGone';
import { LOAD_ERROR } from './loadError';
import { content, loadStyles, shown, showPage } from './page';
import { painted } from './painted';
import { trusted } from './trustedTypes';

/** URLs of the app's scripts, `main.tsx` first; filled in by the build. */
declare const SCRIPTS: [main: string, ...others: string[]];

/** Milliseconds that a slow phone needs to paint a decoded picture, or text in a new font. */
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
    // `splice` leaves only `main` in the list, so that a retry does not preload the others again.
    for (const href of SCRIPTS.splice(1)) {
      addLink('modulepreload', href);
    }
    const { start } = await import(main);
    await start(document.getElementById('root'), () => content);
  } catch {
    // Offline, or the code is gone. The page stays readable, and the visitor's next activity retries.
    loading = false;
    const page = shown;
    content.catch(() => page === shown && showPage(LOAD_ERROR));
    // Reloading a page that is itself a reload could loop.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload' && (await isGone(main))) location.reload();
  }
}

/** Adds all fonts together, so that the text is laid out again only once. */
async function loadFonts() {
  const faces = webFonts.map(({ family, url, weight }) => new FontFace(family, `url(${url})`, { weight }));
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
}

const timeToPaint = () => new Promise((resolve) => setTimeout(resolve, TIME_TO_PAINT));

/**
 * Handles the `load` event: waits until the page and its first pictures are painted, then fetches styles, fonts and the
 * app one after the other, so that they do not compete for the processor.
 */
export async function loadRest() {
  await painted;
  await content.catch(() => {});
  const pictures = shown.querySelectorAll<HTMLImageElement>('img[loading=eager]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await timeToPaint();
  loadStyles();
  // If they fail to load, the fallback fonts stay.
  await loadFonts().catch(() => {});
  await timeToPaint();
  loadApp();
}

/** Enables offline visits and installation. Ignores errors: the site works online without either. */
export function keepSite() {
  addLink('manifest', 'manifest.webmanifest');
  navigator.serviceWorker?.register(trusted.createScriptURL('serviceWorker.js')).catch(() => {});
}
