import { chromium } from 'playwright-core';
import { createStaticServer, listen } from '../../src/server/staticServer.mjs';
import { findChromium } from './chromium.mjs';

/** Serves `dist` and starts the one browser that all test files share; they find both in the environment. */
export default async function globalSetup() {
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
    ],
  });
  const server = createStaticServer({ root: 'dist' });
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
