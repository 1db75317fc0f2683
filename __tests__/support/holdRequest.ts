import type { Page } from '@playwright/test';

/** Keeps what is requested from an address, such as a page's code, on its way until the returned function is called. */
export async function holdRequest(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
