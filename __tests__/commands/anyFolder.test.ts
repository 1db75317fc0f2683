import { execFileSync } from 'node:child_process';
import { cpSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../support/copyProject';

/** The files of tests that jest finds, relative to the project's folder. */
function testsIn(project: string, folder: string) {
  const program = [path.resolve('node_modules/jest/bin/jest.js'), '--selectProjects', project, '--listTests', '--json'];
  const files: string[] = JSON.parse(
    execFileSync(process.execPath, program, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  return files.map((file) => path.relative(realpathSync(folder), file)).sort();
}

test('the tests of each kind are found whatever the name of the folder', () => {
  const copy = copyProject();
  cpSync('jest.config.mjs', path.join(copy, 'jest.config.mjs'));
  cpSync('__tests__', path.join(copy, '__tests__'), { recursive: true });
  for (const project of ['unit', 'build', 'server']) {
    const found = testsIn(project, copy);
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual(testsIn(project, '.'));
  }
  rmSync(copy, { recursive: true, force: true });
});
