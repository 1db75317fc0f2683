import type { Browser, Page } from '@playwright/test';
import { AT_REST } from '../../theme/stages';
import { DENSITY } from './blurredPictures';
import type { Words } from './words/es';

/**
 * Opens a page of the site, and waits until the app is idle after its start.
 *
 * @param add Receives each fault that occurs while the page is open.
 */
export async function openPage(
  browser: Browser,
  url: string,
  width: number,
  words: Words,
  add: (fault: string) => void,
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    deviceScaleFactor: DENSITY,
    reducedMotion: 'reduce',
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(words.missingFile(new URL(response.url()).pathname));
  });
  page.on('pageerror', (error) => add(words.inConsole(error.message)));
  page.on('console', (message) => {
    const isMissingFile = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isMissingFile) add(words.inConsole(`${message.text().split('\n')[0]}`));
  });
  // The loader that runs TypeScript adds calls of `__name` to functions. Functions that run in the page need `__name`, too.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.goto(url);
  // The app sets this attribute once everything for the first screen has been requested.
  await page.waitForSelector(`[${AT_REST}]`).catch(() => add(words.notStarted));
  return page;
}
