/** The phone that the visits are made with. */
import type { CDPSession, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { MENU_ID } from '../../navigation/menuId';
import { chromiumFlags, findChromium } from '../browser/chromium';

export const startBrowser = () => chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });

export const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** How many times slower than this machine's the processor is taken to be. */
const SLOW_DOWN = 4;

export async function slowProcessor(session: CDPSession) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

export async function slowNetwork(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** What opens the menu: the button of the site, or the `summary` of its floor. */
export function menuControl(page: Page) {
  return page.locator(`[aria-controls="${MENU_ID}"], header summary`).filter({ visible: true });
}
