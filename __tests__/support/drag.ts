import type { Locator, Page } from '@playwright/test';

const STEPS = 5;

/** The points of a drag across the middle of an element, `distance` pixels to the right, or to the left if negative. */
async function wayOf(locator: Locator, distance: number) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return Array.from({ length: STEPS + 1 }, (_, step) => ({ x: x + distance * (step / STEPS - 0.5), y }));
}

/** Drags with the mouse, and calls `onMove` at every step. */
export async function drag(page: Page, locator: Locator, distance: number, onMove: () => Promise<unknown>) {
  const [start, ...steps] = await wayOf(locator, distance);
  await page.mouse.move(start?.x ?? 0, start?.y ?? 0);
  await page.mouse.down();
  for (const { x, y } of steps) {
    await page.mouse.move(x, y);
    await onMove();
  }
  await page.mouse.up();
}

/** Drags with a finger. */
export async function swipe(page: Page, locator: Locator, distance: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [start, ...steps] = await wayOf(locator, distance);
  await touch('touchStart', start ?? { x: 0, y: 0 });
  for (const point of steps) await touch('touchMove', point);
  await touch('touchEnd');
}
