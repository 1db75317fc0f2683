/** Milliseconds after `load` when a page counts as painted in browsers that do not report paints. */
const TIME_TO_PAINT = 1000;

/**
 * Resolves at the first contentful paint. On a slow phone, code fetched earlier delays the paint, because it runs
 * before the page is drawn.
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
