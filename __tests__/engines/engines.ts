/** `npm run test:engines`: runs a smoke test of the reference site in Firefox and WebKit at the same time. */
import { spawnSync } from 'node:child_process';
import { FONTS } from '../../src/tools/browser/fonts';
import { readCommandLine } from '../../src/tools/commandLine';
import { findProgram } from '../../src/tools/findProgram';
import { LOADER_FLAGS } from '../../src/tools/program';
import { requireTools, type Tool } from '../../src/tools/requireTools';
import { withoutSkipped } from '../support/tools';

const FIREFOX: Tool = {
  isThere: () => findProgram(['firefox-esr', 'firefox']) !== undefined,
  packages: ['firefox-esr'],
  missing: 'There is no Firefox: install it',
};
const WEBKIT: Tool = {
  isThere: () => ['WebKitWebDriver', 'xvfb-run', 'xauth'].every((name) => findProgram([name])),
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  missing: 'There is no WebKit as Debian has it: install webkit2gtk-driver, xvfb and xauth',
};

const NAME = 'npm run test:engines';
const { skip } = readCommandLine({
  name: NAME,
  about: 'tries the site of the tests in Firefox and WebKit.',
  options: { skip: { type: 'string', default: '', about: 'leaves out firefox or webkit' } },
}).values;
const engines = withoutSkipped(NAME, { firefox: FIREFOX, webkit: WEBKIT }, skip ? [skip] : []);
requireTools([...engines, FONTS]);
await import('../support/buildSites');

const screen = ['xvfb-run', '-a', '-s', '-screen 0 1920x1280x24'];
// `--test-force-exit` ends a driver that does not answer.
const flags = ['--test', '--test-concurrency=2', '--test-force-exit', '--test-reporter=spec'];
const files = engines.map(({ name }) => `__tests__/engines/${name}.test.ts`);
const tests = [process.execPath, ...LOADER_FLAGS, ...flags, ...files];
const [command = '', ...args] = skip === 'webkit' ? tests : [...screen, ...tests];
process.exitCode = spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
