import type { Page } from '@playwright/test';
import { SCREENSHOT_WIDTH } from '../../schema/screenshots';

/** Pixels of a screen per CSS pixel, for which pictures are sharp. */
export const DENSITY = 2;

/** The names of photographs that have fewer pixels than the screen shows, and fewer than a screenshot needs. */
export function blurredPictures(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ density, enough }) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
      const blurred = pictures.map(async (picture) => {
        // A copy chooses its file now; the picture itself may still have that of another width.
        const copy = picture.parentElement?.cloneNode(true) as HTMLPictureElement;
        const chosen = copy.querySelector('img') as HTMLImageElement;
        chosen.loading = 'eager';
        await new Promise((resolve) => {
          chosen.onload = resolve;
          chosen.onerror = resolve;
        });
        // Cards crop a phone's screenshot, which is narrower than they are.
        const isPortrait = chosen.naturalHeight > chosen.naturalWidth;
        if (isPortrait && getComputedStyle(picture).objectFit === 'cover') return [];
        const [, name, pixels] = chosen.currentSrc.match(/([^/]+)-[0-9a-f]{8}-(\d+)\.\w+$/) ?? [];
        // In the layout: what a carousel turns towards the visitor looks larger.
        const needed = Math.min(picture.clientWidth * density, enough);
        return !name || Number(pixels) >= needed * 0.95 ? [] : name;
      });
      return (await Promise.all(blurred)).flat();
    },
    { density: DENSITY, enough: SCREENSHOT_WIDTH },
  );
}
