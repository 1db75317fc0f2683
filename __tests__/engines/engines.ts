/**
 * A smoke test of the built site in Firefox and WebKit, both at the same time. Fails if either cannot be run.
 *
 * `npm run test:engines`, without PHP `npm run test:engines -- --skip=php`
 */

import { spawnSync } from 'node:child_process';
import { requireFonts } from '../../src/tools/browser/fonts';
import { LOADER_FLAGS } from '../../src/tools/program';
import { takeOptions } from '../support/options';
import { requirePhp } from '../support/php';
import type { Program } from './programs';
import { installMissing, programOf } from './programs';

const ENGINES: { name: string; file: string; needs: Program[] }[] = [
  { name: 'Firefox', file: 'firefox.test.ts', needs: ['firefox'] },
  { name: 'WebKit', file: 'webkit.test.ts', needs: ['webkit', 'xvfb', 'keyboard'] },
];

takeOptions(process.argv.slice(2));
installMissing();
requirePhp();
requireFonts();
const [run, notRun] = [true, false].map((wanted) =>
  ENGINES.filter(({ needs }) => needs.every((program) => programOf(program)) === wanted),
);
const files = run?.map(({ file }) => `__tests__/engines/${file}`) ?? [];
// All of an engine's tests take three minutes, on a busy machine many more. PHP's server keeps running after them.
const flags = ['--test', '--test-concurrency=2', '--test-timeout=1800000', '--test-force-exit', '--test-reporter=spec'];
const passed =
  files.length > 0 &&
  spawnSync(process.execPath, [...LOADER_FLAGS, ...flags, ...files], { stdio: 'inherit' }).status === 0;
if (notRun?.length) {
  const names = notRun.map(({ name }) => name).join(' and ');
  console.error(
    `${names} was not tested: install firefox-esr, webkit2gtk-driver, xvfb and xdotool, or what your system calls them.`,
  );
}
process.exitCode = passed && !notRun?.length ? 0 : 1;
