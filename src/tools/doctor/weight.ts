import type { Page } from '@playwright/test';
import { BUDGETS } from '../budgets';
import type { ExaminedPage, Finding } from './findings';
import type { Words } from './words/es';

/**
 * Returns advice if the HTML or the fonts of a page exceed their budgets. The owner can reduce the HTML and the fonts. Must be called once the
 * network is idle and before any scroll.
 */
export async function adviceOnWeight(page: Page, examined: ExaminedPage, words: Words): Promise<Finding[]> {
  const files = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
  const weightOf = (pattern: RegExp) =>
    files.filter(({ name }) => pattern.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  const [text, fonts] = [weightOf(/\/$/), weightOf(/\.woff2$/)];
  return [
    ...(text > BUDGETS.page ? [{ page: examined, says: words.heavyPage(text / 1000, BUDGETS.page / 1000) }] : []),
    ...(fonts > BUDGETS.fonts
      ? [{ file: 'src/content/theme.ts', says: words.heavyFonts(fonts / 1000, BUDGETS.fonts / 1000) }]
      : []),
  ];
}
