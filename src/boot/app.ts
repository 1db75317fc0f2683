/** Fetches the app and everything else that can wait until after the first paint. */
import { isGone } from '../app/isGone';
import { takeChanges } from './changes';
import { painted } from './painted';
import { loadFonts, loadStyles } from './styles';

/** URLs of the app's scripts, `main.tsx` first; filled in by the build. */
declare const SCRIPTS: [main: string, ...others: string[]];
/** URL of the code of all pages but home; filled in by the build. */
declare const OTHER_PAGES: string;

/** Milliseconds that a slow phone needs to paint a decoded picture, or text in a new font. */
const TIME_TO_PAINT = 200;

/** Milliseconds without another attempt after one that has failed. */
const TIME_TO_RETRY = 2000;

/** The page that is shown until the app takes over. */
export interface ShownPage {
  /** The current address in the app, without `#`. */
  address: () => string;
  isHome: () => boolean;
  /** Resolves when the page is complete; rejects if its content cannot be fetched. */
  content: () => Promise<void>;
  /** Called if the app does not arrive. */
  onFailure?: () => void;
}

let loading = false;

/** WebKit resolves the address of an import without regard to the page's `base`. */
const evaluate = (script: string) => import(new URL(script, document.baseURI).href);

export async function loadApp({ address, isHome, content, onFailure }: ShownPage) {
  if (loading) return;
  loading = true;
  const [main, ...others] = SCRIPTS;
  try {
    // In parallel, without running them.
    for (const href of isHome() ? SCRIPTS : [...SCRIPTS, OTHER_PAGES]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // Each in a task of its own, first those that others import.
    for (const script of [...others].reverse()) await evaluate(script);
    const { start } = await evaluate(main);
    const styles = await loadStyles();
    await start(document.getElementById('root'), { address, content, takeChanges, styles });
  } catch {
    // Offline, or the code is gone. The page works without it, and the visitor's activity retries.
    setTimeout(() => {
      loading = false;
    }, TIME_TO_RETRY);
    onFailure?.();
    // Reloading a page that is itself a reload could loop.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload' && (await isGone(main))) location.reload();
  }
}

const timeToPaint = () => new Promise((resolve) => setTimeout(resolve, TIME_TO_PAINT));

/**
 * Waits until the page and its first pictures are painted, then fetches styles, fonts and the app one after the other, so
 * that they do not compete for the processor.
 */
export async function loadRest(page: ShownPage) {
  await painted;
  await page.content().catch(() => {});
  const pictures = document.querySelectorAll<HTMLImageElement>('main img[loading=eager]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await timeToPaint();
  await loadStyles();
  await loadFonts();
  await timeToPaint();
  loadApp(page);
}
