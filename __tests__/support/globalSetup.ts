import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../src/tools/browser/chromium';
import { requireFonts } from '../../src/tools/browser/fonts';
import { createStaticServer, listen } from '../../src/tools/server/staticServer';
import { requirePhp } from './php';

/** Serves the site `reference` and starts the one browser that all test files share; they find both in the environment. */
export default async function globalSetup() {
  requirePhp();
  requireFonts();
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    // The browser's page about a missing connection would load again by itself.
    args: [...chromiumFlags(), '--disable-auto-reload'],
  });
  const server = createStaticServer({ root: '.cache/sites/reference/dist' });
  process.env.SITE_ORIGIN = `http://localhost:${await listen(server, 0)}`;
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  Object.assign(globalThis, {
    async stopSite() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  });
}
