/** Fetches the app and everything else that can wait until after the first paint. */
import { webFonts } from 'virtual:fonts';
import { isGone } from '../app/isGone';
import { LOAD_ERROR } from './loadError';
import { address, content, loadStyles, ownPath, shown, showPage } from './page';
import { painted } from './painted';
import { trusted } from './trustedTypes';

/** URLs of the app's scripts, `main.tsx` first; filled in by the build. */
declare const SCRIPTS: [main: string, ...others: string[]];
/** URL of the code of all pages but home; filled in by the build. */
declare const OTHER_PAGES: string;

/** Milliseconds that a slow phone needs to paint a decoded picture, or text in a new font. */
const TIME_TO_PAINT = 200;

let loading = false;

/** Whether the app's scripts have been fetched: it will start soon. */
export let isFetched = false;

function addLink(rel: string, href: string) {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

export async function loadApp() {
  if (loading) return;
  loading = true;
  const [main] = SCRIPTS;
  try {
    preloadApp();
    // WebKit resolves the address of an import without regard to the page's `base`.
    const { start } = await import(new URL(main, document.baseURI).href);
    await start(document.getElementById('root'), () => content, address);
  } catch {
    // Offline, or the code is gone. The page stays readable, and the visitor's next activity retries.
    loading = false;
    isFetched = false;
    const page = shown;
    content.catch(() => page === shown && showPage(LOAD_ERROR));
    // Reloading a page that is itself a reload could loop.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload' && (await isGone(main))) location.reload();
  }
}

/** Fetches the scripts of the app and of a page's own file in parallel, without running them. */
function preloadApp() {
  const scripts = ownPath ? [...SCRIPTS, OTHER_PAGES] : SCRIPTS;
  const missing = scripts.filter((href) => !document.querySelector(`link[href="${href}"]`));
  let left = missing.length;
  for (const href of missing) {
    addLink('modulepreload', href).onload = () => {
      left--;
      isFetched = left === 0;
    };
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
  // The app changes the address of a page's own file, so there it starts at the visitor's first action: search engines see
  // the page as it is.
  if (ownPath) preloadApp();
  else loadApp();
}

/** Enables offline visits and installation. Ignores errors: the site works online without either. */
export function keepSite() {
  addLink('manifest', 'manifest.webmanifest');
  navigator.serviceWorker?.register(trusted.createScriptURL('serviceWorker.js')).catch(() => {});
}
