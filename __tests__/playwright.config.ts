import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../src/tools/browser/chromium';

/** Playwright runs the tests that need a browser; jest runs all others. */
export default defineConfig({
  testDir: 'browser',
  tsconfig: './tsconfig.json',
  outputDir: '../test-results',
  // Tests spend most of their time waiting.
  workers: 3,
  // The tests of one file take more than a minute. The workers share these tests: otherwise some workers would have no file left.
  fullyParallel: true,
  // Busy machines are slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'dot',
  use: {
    // A small window is quick to paint, and the header has room for its links.
    viewport: { width: 800, height: 400 },
    // Without a graphics card, animations would take most of the processor time.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: findChromium(),
      // Without this flag, the browser's page about a missing connection reloads by itself.
      args: [...chromiumFlags(), '--disable-auto-reload'],
    },
    // No snapshots, because they change the effect of `base`. No screenshots of each step, because they slow small machines down.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: true },
    screenshot: 'only-on-failure',
  },
});
