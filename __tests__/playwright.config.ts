import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../src/tools/browser/chromium';

/** The tests that need a browser, against the built sites; all others are jest's. */
export default defineConfig({
  testDir: 'browser',
  tsconfig: './tsconfig.json',
  outputDir: '../test-results',
  globalSetup: './support/globalSetup.ts',
  // They wait more than they work.
  workers: 3,
  // A busy machine takes its time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'dot',
  use: {
    viewport: { width: 1280, height: 800 },
    // Nothing moves by itself, which would take most of a machine without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: findChromium(),
      // The browser's page about a missing connection would load again by itself.
      args: [...chromiumFlags(), '--disable-auto-reload'],
    },
    // Snapshots of the document would change what `base` means, and pictures of each step take much of a small machine.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: true },
    screenshot: 'only-on-failure',
  },
});
