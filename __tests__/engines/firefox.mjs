import puppeteer from 'puppeteer-core';
import { findProgram } from './programs.mjs';

/**
 * Firefox without a window, over WebDriver BiDi.
 *
 * @param {import('./checks.mjs').Options} options
 * @returns {Promise<import('./checks.mjs').Browser>}
 */
export async function startFirefox({ scripts, textSize }) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox'),
    extraPrefsFirefox: { 'javascript.enabled': scripts, 'font.size.variable.x-western': textSize },
  });
  const page = await browser.newPage();
  return {
    run: (code, ...args) => page.evaluate(/** @type {any} */ (code), ...args),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    stop: () => browser.close(),
  };
}
