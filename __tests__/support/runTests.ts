/**
 * `npm test`: builds the sites of `__tests__/sites`, and runs jest and, for what needs a browser, Playwright Test. A part of a
 * file's name runs what has it in its name; options other than those in `options.ts` are jest's, which then runs alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { program } from '../../src/tools/program';
import { DOCUMENTS } from './documents';
import { takeOptions } from './options';
import { SITES_BUILT } from './sites';

const { resolve } = createRequire(import.meta.url);

function run(name: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  return { name, passed: status === 0 };
}

/** The test files of a kind that have one of the parts in their names, all if none is given. */
function filesOf(isBrowser: boolean, parts: readonly string[]) {
  const files = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('engines'))
    .map((file) => file.replaceAll(path.sep, '/'));
  return files
    .filter((file) => file.startsWith('browser/') === isBrowser)
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
}

function runAll() {
  const others = takeOptions(process.argv.slice(2));
  const hasOptions = others.some((argument) => argument.startsWith('-'));
  const parts = hasOptions ? [] : others;
  const isQuick = /--selectProjects[ =]unit$/.test(others.join(' '));
  const forJest = filesOf(false, parts);
  const forBrowser = hasOptions ? [] : filesOf(true, parts);
  if (forJest.length + forBrowser.length === 0) throw new Error(`No test has ${parts.join(' or ')} in its name.`);

  rmSync(DOCUMENTS, { force: true });
  rmSync(SITES_BUILT, { force: true });
  mkdirSync('.cache', { recursive: true });
  // Unit tests need no built site.
  const built = isQuick || run('build', ...program('__tests__/support/buildSites.ts')).passed;
  if (!built) return false;
  const results = [
    ...(forJest.length > 0 ? [run('jest', resolve('jest/bin/jest'), ...others)] : []),
    ...(forBrowser.length > 0
      ? [run('the browser', resolve('@playwright/test/cli'), 'test', '-c', '__tests__/playwright.config.ts', ...parts)]
      : []),
  ];
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  console.log(
    `${failed.length > 0 ? `Failed: ${failed.join(' and ')}.` : 'All tests passed.'} Sites built: ${linesIn(SITES_BUILT)}; documents loaded: ${linesIn(DOCUMENTS)}.`,
  );
  return failed.length === 0;
}

function linesIn(file: string) {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').length;
  } catch {
    return 0;
  }
}

try {
  process.exitCode = runAll() ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
