import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { pageFolder } from '../../src/paths';
import { shownInFull } from '../../src/tools/browser/overflow';
import { BUDGETS } from '../../src/tools/budgets';
import { expect, test } from '../support/browserTest';

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** Returns the number and the bytes of the fetched files of a kind. Texts count with their size after `gzip -9`. */
async function weigh(responses: readonly Response[], kind: string) {
  const bodies = await Promise.all(
    responses.filter((response) => response.request().resourceType() === kind).map((response) => response.body()),
  );
  const bytes = bodies.reduce((sum, body) => sum + Math.min(body.length, gzipSync(body, { level: 9 }).length), 0);
  return { bytes, files: bodies.length };
}

test('pages on a phone are within their budgets', async ({ page, open }) => {
  await page.clock.install();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  // The pages with the most pictures. `/projects` stands for all pages but home: they share one file of code.
  for (const [path, mostInPictures] of [
    ['/', 180_000],
    ['/projects', 90_000],
  ] as const) {
    await test.step(`${path}: files, scripts and fonts before a scroll`, async () => {
      responses.length = 0;
      await open(`/${pageFolder(path)}`);
      await page.clock.fastForward('01:00');
      // The network can be idle before the pictures are requested.
      await shownInFull(page);
      await page.waitForLoadState('networkidle');
      const [scripts, fonts] = [await weigh(responses, 'script'), await weigh(responses, 'font')];
      expect(fonts.files).toBe(3);
      expect(fonts.bytes).toBeLessThanOrEqual(BUDGETS.fonts);
      expect(scripts.files).toBeGreaterThan(2);
      expect(scripts.bytes).toBeLessThanOrEqual(BUDGETS.scripts);
      expect(responses.length).toBeLessThanOrEqual(25);
    });
    await test.step(`${path}: pictures`, async () => {
      for (const image of await page.locator('main img').all()) await image.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const pictures = await weigh(responses, 'image');
      expect(pictures.files).toBeGreaterThan(8);
      expect(pictures.bytes).toBeLessThanOrEqual(mostInPictures);
    });
  }
});
