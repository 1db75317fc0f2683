import type { Page } from '@playwright/test';

/** Scrolls to each carousel of a page, from the last to the first, and waits for the code of the carousels. */
export async function bringCarousels(page: Page) {
  const carousels = await page.locator('[aria-roledescription]:not([aria-roledescription] *)').all();
  for (const carousel of carousels.toReversed()) {
    // A carousel without buttons shows all its items and needs no code.
    if (!(await carousel.getByRole('button').first().isVisible())) continue;
    await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await carousel.locator('li[aria-hidden], [role=group]').first().waitFor({ state: 'attached' });
  }
}
