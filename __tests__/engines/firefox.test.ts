import puppeteer from 'puppeteer-core';
import { getDocumentProxy } from 'unpdf';
import { findProgram } from '../../src/tools/browser/findProgram';
import type { Browser } from './browser';
import { checkEngine } from './checks';

/** Firefox without a window, over WebDriver BiDi. Without scripts, its text has twice the size. */
async function startFirefox(scripts: boolean): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram(['firefox-esr', 'firefox']),
    extraPrefsFirefox: {
      // As on a phone.
      'ui.useOverlayScrollbars': 1,
      'javascript.enabled': scripts,
      'ui.textScaleFactor': scripts ? 100 : 200,
      // Applied to the text alone.
      'browser.display.os-zoom-behavior': 2,
    },
  });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    run: (code, ...args) => page.evaluate(code as (...values: unknown[]) => never, ...args),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    print: async () => (await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))).numPages,
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    stop: () => browser.close(),
  };
}

checkEngine('Firefox', startFirefox);
