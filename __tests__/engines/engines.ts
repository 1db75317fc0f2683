/** `npm run test:engines`: a smoke test of the built site in Firefox and WebKit, at the same time. Fails if one is missing. */
import { spawnSync } from 'node:child_process';
import { findProgram } from '../../src/tools/browser/findProgram';
import { requireFonts } from '../../src/tools/browser/fonts';
import { succeeds } from '../../src/tools/browser/succeeds';
import { LOADER_FLAGS } from '../../src/tools/program';

/** The programs that the tests run, and Debian's packages of them. */
const PROGRAMS = [
  { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  { names: ['xvfb-run'], package: 'xvfb' },
  { names: ['xauth'], package: 'xauth' },
];

const missing = () => PROGRAMS.filter(({ names }) => !findProgram(names)).map((program) => program.package);

function install(packages: string[]) {
  console.log(`Installing ${packages.join(' and ')}, which may take some minutes.`);
  // Where root's rights are asked for, nobody is there to type a password.
  const [command = '', ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  succeeds(command, ...asRoot, 'update');
  succeeds(command, ...asRoot, 'install', '-y', '--no-install-recommends', ...packages);
}

if (missing().length > 0) install(missing());
if (missing().length > 0) {
  console.error(
    `Firefox and WebKit were not tested: install ${missing().join(' and ')}, or what your system calls them.`,
  );
  process.exit(1);
}
requireFonts();
const screen = ['-a', '-s', '-screen 0 1920x1280x24'];
// A busy machine takes many minutes.
const flags = ['--test', '--test-concurrency=2', '--test-timeout=1800000', '--test-reporter=spec'];
const files = ['firefox', 'webkit'].map((engine) => `__tests__/engines/${engine}.test.ts`);
const tests = [process.execPath, ...LOADER_FLAGS, ...flags, ...files];
process.exitCode = spawnSync('xvfb-run', [...screen, ...tests], { stdio: 'inherit' }).status ?? 1;
