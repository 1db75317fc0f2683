/**
 * `npm test`: builds the sites of `__tests__/sites`, and runs jest and, for what needs a browser, Playwright Test. A part of a
 * file's name runs what has it in its name. `--skip=php` and `--skip=apache` leave out the tests that need it: an option is written
 * alike in every shell, a variable is not. Other options are jest's, which then runs alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  const all = readdirSync('__tests__', { recursive: true, encoding: 'utf8' });
  const files = all.map((file) => file.replaceAll(path.sep, '/'));
  const tests = files.filter((file) => /^(?!engines\/).*\.test\.tsx?$/.test(file));
  return tests.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
}

function runAll() {
  const args = process.argv.slice(2).filter((argument) => {
    const [, left = ''] = argument.match(/^--skip=(php|apache)$/) ?? [];
    // Tests in other processes find it there.
    if (left) process.env[`SKIP_${left.toUpperCase()}`] = '1';
    return !left;
  });
  const hasOptions = args.some((argument) => argument.startsWith('-'));
  const files = filesOf(hasOptions ? [] : args);
  if (files.length === 0) console.error(`No test has ${args.join(' or ')} in its name.`);
  if (files.length === 0) return false;
  const needsBrowser = !hasOptions && files.some((file) => file.startsWith('browser/'));
  const needsJest = files.some((file) => !file.startsWith('browser/'));

  mkdirSync('.cache', { recursive: true });
  for (const file of [DOCUMENTS, SITES_BUILT]) writeFileSync(file, '');
  // Unit tests need no built site.
  const isQuick = /--selectProjects[ =]unit$/.test(args.join(' '));
  if (!isQuick && !run(...program('__tests__/support/buildSites.ts'))) return false;
  const playwright = [resolve('@playwright/test/cli'), 'test', '-c', '__tests__/playwright.config.ts'];
  const failed = [
    ...(needsJest && !run(resolve('jest/bin/jest'), ...args) ? ['jest'] : []),
    ...(needsBrowser && !run(...playwright, ...args) ? ['the browser'] : []),
  ];
  const [sites, documents] = [SITES_BUILT, DOCUMENTS].map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  const result = failed.length > 0 ? `Failed: ${failed.join(' and ')}.` : 'All tests passed.';
  console.log(`${result} Sites built: ${sites}; documents loaded: ${documents}.`);
  return failed.length === 0;
}

process.exitCode = runAll() ? 0 : 1;
