import { WORKER } from './allowLibraries';

/** Milliseconds that the page's own requests get before precaching competes with them. */
const TIME_TO_LOAD = 5000;

/**
 * Makes the site work offline and ready to be installed. Waits for the first scroll, so that visitors who leave at once do
 * not pay for it. Ignores errors: the site works online without either.
 */
export function keepSite() {
  if (window.scrollY > 0) keepLater();
  else window.addEventListener('scroll', keepLater, { once: true });
}

function keepLater() {
  setTimeout(() => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: 'manifest.webmanifest' }),
    );
    navigator.serviceWorker?.register(WORKER).catch(() => {});
  }, TIME_TO_LOAD);
}
