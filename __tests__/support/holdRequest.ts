import type { Page, Route } from '@playwright/test';

/** The code with which the app starts. */
export const ENTRY = '**/assets/main-*.js';
/** The code of all pages but home. */
export const PAGES_CODE = '**/assets/OtherPages-*.js';

/** Holds requests for an address, such as a page's code, until the returned function is called. */
export async function holdRequest(page: Page, address: string, answer = (route: Route) => route.continue()) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
