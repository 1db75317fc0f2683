import type { Browser } from 'playwright-core';
import { openPhone } from './phone';

/** Milliseconds after the `load` event in which the app has started. */
const TIME_TO_START = 6000;

/** Milliseconds of a task after which an answer is late. */
const LONG = 50;

interface Tasks {
  firstPaint: number;
  long: { startTime: number; duration: number }[];
}

/** Keeps the long tasks of a document. */
function watchTasks() {
  const tasks: Tasks = { firstPaint: 0, long: [] };
  new PerformanceObserver((list) => tasks.long.push(...list.getEntries().map((entry) => entry.toJSON()))).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    tasks.firstPaint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? tasks.firstPaint;
  }).observe({ type: 'paint', buffered: true });
  Object.assign(window, { tasks });
}

/**
 * Milliseconds, of all tasks after the first contentful paint, that are over 50 in one: Lighthouse's total blocking time, but of
 * a processor that is really slowed down.
 */
export async function measureBlocking(browser: Browser, url: string): Promise<number> {
  const phone = await openPhone(browser);
  try {
    await phone.watch(watchTasks);
    await phone.slowNetwork();
    await phone.slowProcessor();
    await phone.open(url);
    await phone.wait(TIME_TO_START);
    const { firstPaint, long } = await phone.evaluate(() => (window as unknown as { tasks: Tasks }).tasks);
    return long
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
      .reduce((sum, duration) => sum + Math.max(0, duration - LONG), 0);
  } finally {
    await phone.close();
  }
}
