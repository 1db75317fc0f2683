import { takeOptions } from '../support/options';

const VARIABLES = ['SKIP_PHP', 'SKIP_APACHE', 'SEEDS'];
const before = VARIABLES.map((name) => [name, process.env[name]] as const);

beforeEach(() => {
  for (const name of VARIABLES) delete process.env[name];
});

afterAll(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

test.each([
  [
    ['--skip=php', 'browser/menu', '-t', 'a name'],
    ['browser/menu', '-t', 'a name'],
    ['1', undefined, undefined],
  ],
  [
    ['--selectProjects', 'unit', '--skip', 'php', '--skip=apache'],
    ['--selectProjects', 'unit'],
    ['1', '1', undefined],
  ],
  [['--skip=php,apache', '--seeds=1-200'], [], ['1', '1', '1-200']],
])('of %j the tests take their own options and leave %j to jest', (args, others, values) => {
  expect(takeOptions(args)).toEqual(others);
  expect(VARIABLES.map((name) => process.env[name])).toEqual(values);
});

test('a wrong option of the tests is named', () => {
  expect(() => takeOptions(['--skip=ph'])).toThrow('--skip is php or apache, not ph.');
  expect(() => takeOptions(['--seeds=many'])).toThrow('--seeds is a number or a range, such as 1-200.');
});
