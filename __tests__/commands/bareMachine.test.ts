import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from '../../src/tools/program';

/** All that the search path has: stand-ins for Debian's programs that install others, with what they know. */
const STAND_INS = {
  sudo: 'shift; exec "$@"',
  'apt-cache': 'test "$2" = php-sqlite3 || echo "Package: $2"',
  // Refuses to run beside another, and has a browser and fonts alone.
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

/** Commands that need more than that, the names they have installed, and what they say in the end. */
const COMMANDS = [
  [
    '__tests__/support/runTests.ts contactServer',
    'chromium php-cli fontconfig fonts-liberation',
    [
      'There is no PHP 8.1 with SQLite: install php-cli and php-sqlite3, or leave its tests out with `npm test -- --skip=php`.',
    ],
  ],
  [
    '__tests__/engines/engines.ts',
    'firefox-esr webkit2gtk-driver xvfb xauth fontconfig fonts-liberation',
    [
      'There is no Firefox: install it, or leave its tests out with `npm run test:engines -- --skip=firefox`.',
      'There is no WebKit as Debian has it: install webkit2gtk-driver, xvfb and xauth, or leave its tests out with `npm run test:engines -- --skip=webkit`.',
    ],
  ],
] as const;

let machine: string;

beforeEach(() => {
  machine = mkdtempSync(path.join(tmpdir(), 'machine-'));
  for (const [name, commands] of Object.entries(STAND_INS))
    writeFileSync(path.join(machine, name), `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
});

afterEach(() => rmSync(machine, { recursive: true }));

(process.platform === 'linux' ? test : test.skip).each(COMMANDS)(
  'where nothing is installed, %s installs all at once, and then says what is still missing, before any test runs',
  (command, names, sentences) => {
    const [file = '', ...args] = command.split(' ');
    const env = { ...process.env, PATH: machine, PLAYWRIGHT_BROWSERS_PATH: machine, CHROME_PATH: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, program(file, ...args), { env, encoding: 'utf8' });
    const calls = readFileSync(path.join(machine, 'calls'), 'utf8').trim().split('\n');
    expect(calls).toEqual(['update', `install -y --no-install-recommends ${names}`]);
    expect(stderr.trim().split('\n')).toEqual(sentences);
    expect([status, stdout.trim().split('\n')]).toEqual([1, [expect.stringMatching(/^Installing /)]]);
  },
);
