import puppeteer from 'puppeteer-core';
import { findProgram } from '../../src/tools/findProgram';
import type { Browser } from './browser';
import { checkEngine } from './checks';

/** Starts Firefox without a window, over WebDriver BiDi. */
async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram(['firefox-esr', 'firefox']),
    // As on phones, scroll bars lie over the page and take no width.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    run: (code, ...args) => page.evaluate(code as (...values: unknown[]) => never, ...args),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    stop: () => browser.close(),
  };
}

checkEngine('Firefox', startFirefox);
