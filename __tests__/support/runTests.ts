/**
 * `npm test`: builds the sites of `__tests__/sites`, and runs jest and, for what needs a browser, Playwright Test. A part of a
 * file's name runs what has it in its name. `--skip=php` and `--skip=apache` leave out the tests that need it: an option is written
 * alike in every shell, a variable is not. Other options are jest's, which then runs alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { program } from '../../src/tools/program';
import { DOCUMENTS } from './documents';
import { SITES_BUILT } from './sites';

const { resolve } = createRequire(import.meta.url);

/** Runs a program of Node, and returns whether it has succeeded. */
function run(...args: string[]) {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

/** The test files that have one of the parts in their names, all if none is given. */
function filesOf(parts: readonly string[]) {
  const files = readdirSync('__tests__', { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('engines/'));
  return parts.length === 0 ? tests : tests.filter((file) => parts.some((part) => file.includes(part)));
}

/** Takes `--skip` out of some arguments, and leaves it where tests in other processes find it. Returns the others. */
function withoutSkips(args: readonly string[]) {
  const skips = args.filter((argument) => argument.startsWith('--skip'));
  for (const skip of skips) {
    if (!/^--skip=(php|apache)$/.test(skip))
      throw new Error(`What can be left out is --skip=php and --skip=apache, not ${skip}.`);
    process.env[skip.replace('--skip=', 'SKIP_').toUpperCase()] = '1';
  }
  return args.filter((argument) => !skips.includes(argument));
}

function runAll() {
  const args = withoutSkips(process.argv.slice(2));
  const hasOptions = args.some((argument) => argument.startsWith('-'));
  const files = filesOf(hasOptions ? [] : args);
  if (files.length === 0) throw new Error(`No test has ${args.join(' or ')} in its name.`);
  const needsBrowser = !hasOptions && files.some((file) => file.startsWith('browser/'));
  const needsJest = files.some((file) => !file.startsWith('browser/'));

  for (const file of [DOCUMENTS, SITES_BUILT]) rmSync(file, { force: true });
  mkdirSync('.cache', { recursive: true });
  // Unit tests need no built site.
  const isQuick = /--selectProjects[ =]unit$/.test(args.join(' '));
  if (!isQuick && !run(...program('__tests__/support/buildSites.ts'))) return false;
  const playwright = [resolve('@playwright/test/cli'), 'test', '-c', '__tests__/playwright.config.ts'];
  const failed = [
    ...(needsJest && !run(resolve('jest/bin/jest'), ...args) ? ['jest'] : []),
    ...(needsBrowser && !run(...playwright, ...args) ? ['the browser'] : []),
  ];
  const [sites, documents] = [SITES_BUILT, DOCUMENTS].map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0,
  );
  const result = failed.length > 0 ? `Failed: ${failed.join(' and ')}.` : 'All tests passed.';
  console.log(`${result} Sites built: ${sites}; documents loaded: ${documents}.`);
  return failed.length === 0;
}

try {
  process.exitCode = runAll() ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
