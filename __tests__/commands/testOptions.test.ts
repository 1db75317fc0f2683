import { takeOptions } from '../support/options';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test.each([
  [
    ['--skip=php', 'browser/menu', '-t', 'a name'],
    ['browser/menu', '-t', 'a name'],
    ['1', undefined],
  ],
  [
    ['--selectProjects', 'unit', '--skip', 'php,apache'],
    ['--selectProjects', 'unit'],
    ['1', '1'],
  ],
])('of %j the tests take their own options and leave %j to jest', (args, others, values) => {
  process.env = { ...before, SKIP_PHP: undefined, SKIP_APACHE: undefined };
  expect(takeOptions(args)).toEqual(others);
  expect([process.env.SKIP_PHP, process.env.SKIP_APACHE]).toEqual(values);
  expect(() => takeOptions(['--skip=ph'])).toThrow('--skip is php or apache, not ph.');
});
