import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the faults that axe finds in the current state of a page, or of a part of the page, with the text of each element.
 *
 * @param locale The translation of axe's messages; English by default.
 */
export async function findViolations(page: Page, part = 'html', locale = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ part, values, locale }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      axe.configure({ locale });
      const { violations } = await axe.run(part, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => {
          const element = document.querySelector(`${node.target[0]}`);
          return { ...node, id, text: (element?.textContent || element?.getAttribute('alt') || '').trim() };
        }),
      );
    },
    { part, values: TAGS, locale },
  );
}

/** Returns the faults of a page as texts: the rule, the element and the reason. */
export async function violations(page: Page, part?: string) {
  const found = await findViolations(page, part);
  return found.map(({ id, target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`);
}
