import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { program } from '../../src/tools/program';
import { testFolder } from '../support/testFolder';

/** Stand-ins for Debian's installers, which are the only programs on the search path. */
const STAND_INS = {
  sudo: 'shift; exec "$@"',
  'apt-cache': 'test "$2" = php-sqlite3 || echo "Package: $2"',
  // Fails while another one runs. Its only packages are a browser and fonts.
  'apt-get': `
    PATH=/usr/bin:/bin
    cd "$(dirname "$0")" && echo "$*" >> calls && mkdir lock || exit 100
    sleep 0.2
    for name do case $name in
      chromium) touch chromium ;;
      fontconfig) printf '#!/bin/sh\\n' > fc-list && chmod +x fc-list ;;
    esac done
    rmdir lock`,
};

const PACKAGES = 'firefox-esr webkit2gtk-driver xvfb xauth fontconfig fonts-liberation';
const SENTENCES = [
  'There is no Firefox: install it, or leave its tests out with `npm run test:engines -- --skip=firefox`.',
  'There is no WebKit as Debian has it: install webkit2gtk-driver, xvfb and xauth, or leave its tests out with `npm run test:engines -- --skip=webkit`.',
];

const inMachine = testFolder();

const linuxTest = process.platform === 'linux' ? test : test.skip;

linuxTest('a command installs all missing programs at once, names those that it cannot install, and stops', () => {
  for (const [name, commands] of Object.entries(STAND_INS))
    writeFileSync(inMachine(name), `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: inMachine(), PLAYWRIGHT_BROWSERS_PATH: inMachine(), CHROME_PATH: '' };
  const args = program('__tests__/engines/engines.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  const calls = readFileSync(inMachine('calls'), 'utf8').trim().split('\n');
  expect(calls).toEqual(['update', `install -y --no-install-recommends ${PACKAGES}`]);
  expect(stderr.trim().split('\n')).toEqual(SENTENCES);
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^Installing .*\n$/)]);
});
