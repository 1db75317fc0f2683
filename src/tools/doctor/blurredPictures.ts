import type { Page } from '@playwright/test';
import { SCREENSHOT_WIDTH } from '../../schema/screenshots';

/** The number of screen pixels per CSS pixel at which pictures must be sharp. */
export const DENSITY = 2;

/** Returns the names of photographs that have fewer pixels than the screen shows, and fewer than `SCREENSHOT_WIDTH`. */
export function blurredPictures(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ density, enough }) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
      const blurred = pictures.map(async (picture) => {
        // A copy of the picture chooses the file for the current width of the window. The picture on the page can still show the
        // file for another width.
        const copy = picture.parentElement?.cloneNode(true) as HTMLPictureElement;
        const chosen = copy.querySelector('img') as HTMLImageElement;
        chosen.loading = 'eager';
        await new Promise((resolve) => {
          chosen.onload = resolve;
          chosen.onerror = resolve;
        });
        // A card crops the screenshot of a phone, so a screenshot that is narrower than the card is no fault.
        const isPortrait = chosen.naturalHeight > chosen.naturalWidth;
        if (isPortrait && getComputedStyle(picture).objectFit === 'cover') return [];
        const [, name, pixels] = chosen.currentSrc.match(/([^/]+)-[0-9a-f]{8}-(\d+)\.\w+$/) ?? [];
        // The width in the layout counts: a carousel's 3D transform makes the front slide look larger.
        const needed = Math.min(picture.clientWidth * density, enough);
        return !name || Number(pixels) >= needed * 0.95 ? [] : name;
      });
      return (await Promise.all(blurred)).flat();
    },
    { density: DENSITY, enough: SCREENSHOT_WIDTH },
  );
}
