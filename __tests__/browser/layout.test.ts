import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { browserTest, DrawingStopped } from '../support/browserTest';
import { eventually } from '../support/eventually';
import { overflows, webFonts } from '../support/overflow';

const ROUTES = ['/', '/about', '/projects', '/projects/1', '/projects/4', '/contact', '/nada', '/projects/9'];
const WIDTHS = [320, 360, 390, 575, 576, 768, 820, 991, 992, 1024, 1100, 1280, 1440, 1920];

/** Milliseconds in which a page is scrolled through even on a busy machine. */
const TIME_TO_SCROLL = 10_000;

/** Scrolls from the top to the bottom as a visitor does, screen by screen. */
async function scrollThrough(page: Page) {
  const scrolled = page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    return true;
  });
  const isDone = await Promise.race([scrolled, wait(TIME_TO_SCROLL, false, { ref: false })]);
  if (!isDone) throw new DrawingStopped('The page is drawn no more.');
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
      // Decoding it would wait for a frame, which a page at rest may not have.
      await new Promise((resolve, reject) => {
        file.onload = resolve;
        file.onerror = reject;
        file.src = img.currentSrc;
      });
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

async function expectGoodPictures(page: Page) {
  await eventually(async () => expect([page.viewportSize()?.width, ...(await pictureFaults(page))]).toHaveLength(1));
}

for (const route of ROUTES) {
  browserTest(
    `at any width nothing on ${route} is cut off or scrolls sideways, and every picture is sharp and undistorted`,
    { path: route },
    async ({ page }) => {
      const faults = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await scrollThrough(page);
        faults.push(...(await overflows(page)).map((fault) => `${width}: ${fault}`));
        await expectGoodPictures(page);
      }
      expect(faults).toEqual([]);
    },
  );

  browserTest(
    `every picture on ${route} is sharp at double density`,
    { path: route, deviceScaleFactor: 2 },
    async ({ page }) => {
      for (const width of [390, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await scrollThrough(page);
        await expectGoodPictures(page);
      }
    },
  );

  browserTest(`${route} is printed on one sheet`, { path: route }, async ({ page }) => {
    await webFonts(page);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets).toHaveLength(1);
  });
}

browserTest('paper shows no focus, and where the profiles are', { path: '/contact' }, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const ring = () => title.evaluate((element) => getComputedStyle(element).boxShadow);
  const address = () =>
    page
      .getByRole('link', { name: 'GitHub' })
      .first()
      .evaluate((link) => [getComputedStyle(link, '::after').content, `"${link.getAttribute('href')}"`]);
  await title.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  expect(await ring()).not.toBe('none');
  expect((await address())[0]).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await ring()).toBe('none');
  const [shown, expected] = await address();
  expect(shown).toBe(expected);
});

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
