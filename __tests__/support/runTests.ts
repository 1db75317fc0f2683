/**
 * `npm test`: builds the sites of `__tests__/sites` that the tests need and runs jest with the arguments that are not in
 * `options.ts`.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { program } from '../../src/tools/program';
import { takeOptions } from './options';

function run(...args: string[]) {
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  return process.exitCode === 0;
}

try {
  const others = takeOptions(process.argv.slice(2));
  const isQuick = /--selectProjects[ =]unit$/.test(others.join(' '));
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  // Unit tests need no built site.
  if (isQuick || run(...program('__tests__/support/buildSites.ts'))) run(jest, ...others);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
