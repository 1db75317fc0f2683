import type { Frame, Page } from 'playwright-core';
import { eventually } from './eventually';

/** The page that `index.html` shows in a frame where scripts are off. */
export async function framedPage(page: Page): Promise<Frame> {
  const address = await page.locator('object:visible').evaluate((frame: HTMLObjectElement) => frame.data);
  const framed = () => page.frames().find((frame) => frame.url() === address);
  await eventually(async () => expect(framed()).toBeDefined());
  return framed() as Frame;
}
