import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { stop } from '../commandLine';
import { en } from '../doctor/words/en';
import { findProgram } from '../findProgram';
import { succeeds, type Tool } from '../requireTools';

/**
 * The programs of browsers. The headless shell comes last, because the shell draws less than visitors' browsers, and reports
 * different pointer movements.
 */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chromium-headless-shell'];

/**
 * The features of Chromium that are switched off. Each new window would load the popups of the address bar as pages, which takes a
 * third of the time of a short visit. A spare process for the next page would take a tenth of this time. This list replaces
 * Playwright's own list, so this list repeats the entries of Playwright's list that matter here.
 */
const DISABLED_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...['AimEnabled', 'MediaRouter', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
];

export const BROWSER: Tool = {
  isThere: () => findChromium() !== undefined,
  packages: ['chromium'],
  download,
  missing: en.noBrowser,
};

/** Returns the path of a Chromium or Chrome: `CHROME_PATH`, else Playwright's own browser, else a browser of the system. */
export function findChromium(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    stop(`CHROME_PATH is ${CHROME_PATH}, but this file does not exist: correct or delete CHROME_PATH.`);
  const candidates = [
    CHROME_PATH ?? '',
    chromium.executablePath(),
    findProgram(NAMES) ?? '',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return candidates.find(existsSync);
}

/**
 * Returns flags for Chromium: to run as root and without a graphics card, to send no requests other than a page's, and to place
 * letters as phones do, without hinting.
 */
export function chromiumFlags() {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    `--disable-features=${DISABLED_FEATURES.join()}`,
    '--font-render-hinting=none',
    // Without this flag, V8 reads a script a second time when the script creates its first `Error` in a browser that a program
    // controls. React creates an `Error` when it loads, so a page would take 50 ms more than for a visitor.
    '--js-flags=--no-enable-lazy-source-positions',
  ];
}

/** Downloads Playwright's own browser, and installs the libraries of the browser if this user can. */
function download(notice: string) {
  const manifest = createRequire(path.resolve('package.json')).resolve('@playwright/test/package.json');
  const cli = path.join(path.dirname(manifest), 'cli.js');
  const libraries = process.getuid?.() === 0 && findProgram(['apt-get']) ? ['--with-deps'] : [];
  console.log(notice);
  succeeds(process.execPath, cli, 'install', ...libraries, 'chromium');
}
