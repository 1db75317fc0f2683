import type { Locator, Page } from '@playwright/test';

const STEPS = 5;

/** Where in the locator's box a drag of `distance` pixels starts, so that the pointer stays around its middle. */
async function startOf(locator: Locator, distance: number) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  return { x: box.x + box.width / 2 - distance / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse, to the right if `distance` is positive; `onMove` is called at every step. */
export async function drag(page: Page, locator: Locator, distance: number, onMove?: () => Promise<void>) {
  const { x, y } = await startOf(locator, distance);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step++) {
    await page.mouse.move(x + (distance * step) / STEPS, y);
    await onMove?.();
  }
  await page.mouse.up();
}

/** Drags with a finger, to the right if `distance` is positive. */
export async function swipe(page: Page, locator: Locator, distance: number) {
  const { x, y } = await startOf(locator, distance);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= STEPS; step++) {
    const touchPoints = [{ x: x + (distance * step) / STEPS, y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
