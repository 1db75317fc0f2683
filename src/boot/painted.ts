/** Milliseconds after which a page that has loaded counts as painted in a browser that does not report it. */
const TIME_TO_PAINT = 1000;

/**
 * Settles at the first contentful paint. Whatever starts before it, on a slow phone, delays it: the fetched code runs
 * while the page is still to be drawn.
 */
export const painted = new Promise<void>((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    addEventListener('load', () => setTimeout(resolve, TIME_TO_PAINT));
    return;
  }
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});
