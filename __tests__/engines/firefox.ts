import puppeteer from 'puppeteer-core';
import { pageFunction } from '../../src/tools/browser/pageFunction';
import type { Browser, Options } from './checks';
import { programOf } from './programs';

const STEPS = 5;

/** Firefox without a window, over WebDriver BiDi. */
export async function startFirefox({ scripts, textZoom }: Options): Promise<Browser> {
  let viewport = { width: 0, height: 0 };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programOf('firefox'),
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      'ui.textScaleFactor': textZoom,
      // Applied to the text alone.
      'browser.display.os-zoom-behavior': 2,
    },
  });
  const page = await browser.newPage();
  return {
    // Called as a function: what Firefox evaluates as a text may make events that the page must not read.
    run<Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args) {
      const call = new Function(`return (${pageFunction(code)})(...arguments)`) as (...args: unknown[]) => Result;
      return page.evaluate(call, ...args) as Promise<Result>;
    },
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: STEPS });
      await page.mouse.up();
    },
    async swipe(from, to) {
      const finger = await page.touchscreen.touchStart(from.x, from.y);
      for (let step = 1; step <= STEPS; step++) {
        await finger.move(from.x + ((to.x - from.x) * step) / STEPS, from.y + ((to.y - from.y) * step) / STEPS);
      }
      await finger.end();
    },
    print: async () => new Uint8Array(await page.pdf({ format: 'A4' })),
    async resize(width, height) {
      viewport = { width, height };
      await page.setViewport(viewport);
    },
    // To a page, a smaller window of larger pixels is the same.
    zoom: (factor) =>
      page.setViewport({
        width: Math.round(viewport.width / factor),
        height: Math.round(viewport.height / factor),
        deviceScaleFactor: factor,
      }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    stop: () => browser.close(),
  };
}
