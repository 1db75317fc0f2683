import type { Browser, Page } from '@playwright/test';
import { AT_REST } from '../../theme/stages';
import { DENSITY } from './blurredPictures';
import type { Words } from './words/es';

/**
 * Opens a page of the site, and waits until the app has time to spare.
 *
 * @param add Is given what goes wrong for as long as the page is open.
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
  // The loader that runs TypeScript has functions call this to keep their names, those that are sent to a page too.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.goto(url);
  // The app sets it once all that the first screen needs has been asked for.
  await page.waitForSelector(`[${AT_REST}]`).catch(() => add(words.notStarted));
  return page;
}
