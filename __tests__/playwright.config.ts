import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../src/tools/browser/chromium';

/** Playwright runs the tests that need a browser; jest runs all others. */
export default defineConfig({
  testDir: 'browser',
  tsconfig: './tsconfig.json',
  outputDir: '../test-results',
  // Tests spend most of their time waiting.
  workers: 3,
  // One file has tests for more than a minute, during which the other workers would run out of files.
  fullyParallel: true,
  // Busy machines are slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'dot',
  use: {
    // There is little to paint, and the header has room for its links.
    viewport: { width: 800, height: 400 },
    // Animations would take most of a machine without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: findChromium(),
      // The browser's page about a missing connection would reload by itself.
      args: [...chromiumFlags(), '--disable-auto-reload'],
    },
    // Snapshots change the effect of `base`, and screenshots of each step slow small machines down.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: true },
    screenshot: 'only-on-failure',
  },
});
