import type { Page } from 'playwright-core';
import { browserTest } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { overflows } from '../support/overflow';

const ROUTES = ['/', '/about', '/projects', '/projects/1', '/projects/4', '/contact', '/nada', '/projects/9'];
const WIDTHS = [320, 360, 390, 575, 576, 768, 820, 991, 992, 1024, 1100, 1280, 1440, 1920];

/** Scrolls from the top to the bottom as a visitor does, screen by screen. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}

/** What is wrong with the pictures that the page shows now. */
function pictureFaults(page: Page) {
  return page.evaluate(async () => {
    const faults: string[] = [];
    for (const img of document.querySelectorAll('main img') as NodeListOf<HTMLImageElement>) {
      // A carousel asks for a picture when its turn comes near.
      const outOfSight = img.closest('li[aria-hidden="true"]');
      if (!img.checkVisibility({ opacityProperty: true }) || outOfSight) continue;
      const name = img.currentSrc.split('/').at(-1) || img.src;
      if (!img.complete || img.naturalWidth === 0) {
        faults.push(`${name} is not loaded`);
        continue;
      }
      // The element's own natural size is scaled by the choice among its sources.
      const file = new Image();
      file.src = img.currentSrc;
      await file.decode();
      const { clientWidth: width, clientHeight: height } = img;
      const isDrawing = name.endsWith('.svg');
      const scale = Math.max(width / file.naturalWidth, height / file.naturalHeight) * devicePixelRatio;
      if (!isDrawing && scale > 1.001) {
        faults.push(`${name} is ${file.naturalWidth} pixels wide, shown at ${width} px, x${devicePixelRatio}`);
      }
      const stretch = width / height / (file.naturalWidth / file.naturalHeight);
      if (getComputedStyle(img).objectFit !== 'cover' && Math.abs(stretch - 1) > 0.01) {
        faults.push(`${name} is ${file.naturalWidth}x${file.naturalHeight}, shown at ${width}x${height}`);
      }
    }
    return faults;
  });
}

for (const route of ROUTES) {
  browserTest(
    `nothing on ${route} is cut off or scrolls sideways at any width`,
    { path: route, reducedMotion: 'reduce' },
    async ({ page }) => {
      const faults = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await scrollThrough(page);
        faults.push(...(await overflows(page)).map((fault) => `${width}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );

  for (const deviceScaleFactor of [1, 2]) {
    browserTest(
      `every picture on ${route} loads, sharp and undistorted, at ${deviceScaleFactor}x density`,
      { path: null, reducedMotion: 'reduce', deviceScaleFactor },
      async ({ page, urlOf, hydrated }) => {
        for (const width of deviceScaleFactor === 1 ? WIDTHS : [390, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          if (page.url() === 'about:blank') await page.goto(urlOf(route));
          await hydrated();
          await scrollThrough(page);
          await eventually(async () => {
            expect((await pictureFaults(page)).map((fault) => `${width}: ${fault}`)).toEqual([]);
          }, 5000);
        }
      },
    );
  }

  for (const width of [390, 1440]) {
    browserTest(
      `nothing on ${route} shifts while it loads and is scrolled through at ${width} px`,
      { path: null, reducedMotion: 'reduce', viewport: { width, height: 900 } },
      async ({ page, urlOf }) => {
        await page.addInitScript(() => {
          const shifts: { value: number; sources: string[] }[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as unknown as {
              value: number;
              hadRecentInput: boolean;
              sources: { node?: Node }[];
            }[]) {
              if (entry.hadRecentInput) continue;
              const sources = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
              shifts.push({ value: entry.value, sources });
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(urlOf(route));
        await page.locator('main h1').waitFor();
        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await scrollThrough(page);
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: { value: number; sources: string[] }[] }).shifts,
        );
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum < 0.01 ? [] : shifts).toEqual([]);
      },
    );
  }
}

browserTest('the pictures of the home page state the sizes they are made for', {}, async ({ page }) => {
  const sizes = async (region: string) => {
    const pictures = await page
      .getByRole('region', { name: region })
      .locator('img')
      .evaluateAll((imgs) => imgs.map((img) => `${img.getAttribute('width')}x${img.getAttribute('height')}`));
    return [...new Set(pictures)];
  };
  const hero = page.getByRole('img', { name: /tucán/ });
  expect(await hero.getAttribute('width')).toBe('440');
  expect(await hero.getAttribute('height')).toBe('431');
  expect(await sizes('SOPORTE')).toEqual(['170x150']);
  expect(await sizes('ALGUNOS DE MIS PROYECTOS')).toEqual(['100x100']);
  expect(await sizes('TECNOLOGÍAS QUE USO')).toEqual(['75x75']);
});

for (const width of [360, 390, 768, 1024, 1440]) {
  browserTest(`the logo is 250x48 at ${width} px`, { viewport: { width, height: 900 } }, async ({ page }) => {
    const logo = page.getByRole('banner').getByRole('link', { name: /inicio$/ });
    const box = await logo.locator('span').first().boundingBox();
    expect(box && { width: box.width, height: box.height }).toEqual({ width: 250, height: 48 });
  });
}
