/** `npm run test:engines`: a smoke test of the built site in Firefox and WebKit, at the same time. Fails if one is missing. */
import { spawnSync } from 'node:child_process';
import { findProgram } from '../../src/tools/browser/findProgram';
import { requireFonts } from '../../src/tools/browser/fonts';
import { installPackages } from '../../src/tools/browser/installPackages';
import { LOADER_FLAGS } from '../../src/tools/program';

/** Debian's packages, and the programs in them. */
const PROGRAMS = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['xvfb-run'],
  xauth: ['xauth'],
};

const missing = () => Object.entries(PROGRAMS).flatMap(([name, programs]) => (findProgram(programs) ? [] : name));

if (missing().length > 0) installPackages(...missing());
if (missing().length > 0)
  throw new Error(`Firefox and WebKit are not tested without ${missing().join(' and ')}: install them.`);
requireFonts();
const screen = ['-a', '-s', '-screen 0 1920x1280x24'];
// A driver that has stopped answering does not keep the process.
const flags = ['--test', '--test-concurrency=2', '--test-force-exit', '--test-reporter=spec'];
const files = ['firefox', 'webkit'].map((engine) => `__tests__/engines/${engine}.test.ts`);
const tests = [process.execPath, ...LOADER_FLAGS, ...flags, ...files];
process.exitCode = spawnSync('xvfb-run', [...screen, ...tests], { stdio: 'inherit' }).status ?? 1;
