/**
 * Resolves at the first contentful paint. On a slow phone, code that is fetched earlier delays the paint, because the code
 * runs before the page is drawn.
 */
export const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});
