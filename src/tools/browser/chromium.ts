import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { stop } from '../commandLine';
import { en } from '../doctor/words/en';
import { findProgram } from '../findProgram';
import { succeeds, type Tool } from '../requireTools';

/** The browsers that people have come first; the headless shell draws less and reports other pointer movements. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chromium-headless-shell'];

/**
 * The popups of the address bar are pages too, and each new window loads them: a third of what a short visit costs. A spare
 * process for the next page costs another tenth. This list replaces Playwright's own, so it repeats the entries that matter
 * here.
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

/** Path of a Chromium or Chrome: `CHROME_PATH`, else Playwright's own or the system's. */
export function findChromium(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH)) stop(`CHROME_PATH names ${CHROME_PATH}, which is not there.`);
  const candidates = [
    CHROME_PATH ?? '',
    chromium.executablePath(),
    findProgram(NAMES) ?? '',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return candidates.find(existsSync);
}

/** Flags to run as root and without a graphics card, to send no requests of its own, and to set text as phones do. */
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
    // Else V8 reads a script a second time at its first `Error`, such as React's when it loads, while a program watches the
    // browser: 50 ms and more, which no visitor waits for.
    '--js-flags=--no-enable-lazy-source-positions',
  ];
}

/** Gets Playwright's own browser, with the libraries that the browser needs where this user may install them. */
function download(notice: string) {
  const manifest = createRequire(path.resolve('package.json')).resolve('@playwright/test/package.json');
  const cli = path.join(path.dirname(manifest), 'cli.js');
  const libraries = process.getuid?.() === 0 && findProgram(['apt-get']) ? ['--with-deps'] : [];
  console.log(notice);
  succeeds(process.execPath, cli, 'install', ...libraries, 'chromium');
}
