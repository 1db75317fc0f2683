import { spawnSync } from 'node:child_process';
import { LOADER_FLAGS } from '../../src/tools/program';

const PROGRAM = `
  import { takeOptions } from './__tests__/support/options.ts';
  const others = takeOptions(process.argv.slice(1));
  const { SKIP_PHP, SKIP_APACHE, SEEDS } = process.env;
  console.log(JSON.stringify([others, SKIP_PHP, SKIP_APACHE, SEEDS].map((value) => value ?? null)));`;

function take(...args: string[]) {
  const { SKIP_PHP, SKIP_APACHE, SEEDS, ...env } = process.env;
  const flags = [...LOADER_FLAGS, '--input-type=module', '-e', PROGRAM, '--', ...args];
  const { stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8', env: env as NodeJS.ProcessEnv });
  return stdout ? JSON.parse(stdout) : stderr;
}

test('the tests take their own options and leave all others to jest', () => {
  expect(take('--skip=php', 'browser/menu', '-t', 'a name')).toEqual([
    ['browser/menu', '-t', 'a name'],
    '1',
    null,
    null,
  ]);
  expect(take('--selectProjects', 'unit', '--skip', 'php', '--skip=apache')).toEqual([
    ['--selectProjects', 'unit'],
    '1',
    '1',
    null,
  ]);
  expect(take('--skip=php,apache', '--seeds=1-200')).toEqual([[], '1', '1', '1-200']);
});

test('a wrong option of the tests is named', () => {
  expect(take('--skip=ph')).toContain('--skip is php or apache, not ph.');
  expect(take('--seeds=many')).toContain('--seeds is a number or a range, such as 1-200.');
});
