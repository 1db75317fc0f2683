import type { Page } from '@playwright/test';

/** Scrolls to the carousels of a page, the last one first, so that their code comes, and waits for it. */
export async function bringCarousels(page: Page) {
  const carousels = await page.locator('[aria-roledescription]:not([aria-roledescription] *)').all();
  for (const carousel of carousels.toReversed()) {
    // One whose items all fit has no buttons and needs no code.
    if (!(await carousel.getByRole('button').first().isVisible())) continue;
    await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await carousel.locator('li[aria-hidden], [role=group]').first().waitFor({ state: 'attached' });
  }
}
