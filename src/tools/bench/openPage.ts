import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** Opens a page in an empty profile, on slow 4G and with a processor four times slower than this machine's. */
export async function openPage(browser: Browser, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Without this command, the network conditions are accepted but have no effect.
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}
