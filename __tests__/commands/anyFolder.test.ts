import { execFileSync } from 'node:child_process';
import { cpSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../support/copyProject';

const KINDS = ['unit', 'build', 'server'];

/** The files of tests that jest finds, relative to the project's folder. */
function testsIn(folder: string) {
  const jest = path.resolve('node_modules/jest/bin/jest.js');
  const program = [jest, '--listTests', '--json', '--selectProjects', ...KINDS];
  const files: string[] = JSON.parse(
    execFileSync(process.execPath, program, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  return files.map((file) => path.relative(realpathSync(folder), file)).sort();
}

test('the tests of each kind are found whatever the name of the folder', () => {
  const copy = copyProject();
  cpSync('jest.config.ts', path.join(copy, 'jest.config.ts'));
  cpSync('__tests__', path.join(copy, '__tests__'), { recursive: true });
  const found = testsIn(copy);
  for (const folder of ['components', 'tools/build', 'server']) {
    expect(found.map(path.dirname)).toContain(path.normalize(`__tests__/${folder}`));
  }
  expect(found).toEqual(testsIn('.'));
  rmSync(copy, { recursive: true, force: true });
});
