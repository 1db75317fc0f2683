/** `npm test`: builds the sites of `__tests__/sites`, runs jest, and runs Playwright Test for the tests that need a browser. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BROWSER } from '../../src/tools/browser/chromium';
import { FONTS } from '../../src/tools/browser/fonts';
import { readCommandLine, stop } from '../../src/tools/commandLine';
import { program } from '../../src/tools/program';
import { requireTools } from '../../src/tools/requireTools';
import { DOCUMENTS, SITES_BUILT } from './sites';
import { APACHE, PHP, withoutSkipped } from './tools';

const { resolve } = createRequire(import.meta.url);

/** Runs a Node program, and returns whether the program has succeeded. */
function run(...args: string[]) {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

/** The test files whose names have one of the parts. Without parts, all test files. */
function filesOf(parts: readonly string[]) {
  const all = readdirSync('__tests__', { recursive: true, encoding: 'utf8' });
  const files = all.map((file) => file.replaceAll(path.sep, '/'));
  const tests = files.filter((file) => /^(?!engines\/).*\.test\.tsx?$/.test(file));
  return tests.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
}

const isForPlaywright = (file: string) => file.startsWith('browser/');

/** Whether a test file skips tests without a tool. */
function needs(file: string, tool: string) {
  if (tool === 'browser' && isForPlaywright(file)) return true;
  return new RegExp(String.raw`\b(skips|testWith)\('${tool}'\)`).test(readFileSync(`__tests__/${file}`, 'utf8'));
}

async function runAll() {
  const given = process.argv.slice(2);
  const isOwn = (argument: string) => /^--(help|skip)\b/.test(argument);
  const { skip } = readCommandLine({
    name: 'npm test',
    about: `runs all tests; \`npm test -- menu\` those with "menu" in the name of their file.
With an option of jest, which \`npx jest --help\` lists, jest runs alone.`,
    options: {
      skip: {
        type: 'string',
        multiple: true,
        default: [],
        about: 'leaves out the tests that need apache, browser or php; may be given several times',
      },
    },
    args: given.filter(isOwn),
  }).values;
  const kept = withoutSkipped('npm test', { browser: BROWSER, php: PHP, apache: APACHE }, skip);
  const args = given.filter((argument) => !isOwn(argument));
  const hasOptions = args.some((argument) => argument.startsWith('-'));
  // If jest runs only unit tests, no tool and no built site is needed.
  const isQuick = /--selectProjects[= ]unit$/.test(args.join(' '));

  const runsPlaywright = !hasOptions && !skip.includes('browser');
  const files = filesOf(hasOptions ? [] : args).filter((file) => runsPlaywright || !isForPlaywright(file));
  if (files.length === 0) stop(`No test to run has ${args.join(' or ')} in its name.`);
  const tools = isQuick ? [] : kept.filter(({ name }) => files.some((file) => needs(file, name)));
  requireTools([...tools, ...(files.some(isForPlaywright) ? [FONTS] : [])]);
  // The tests run in other processes, and `testWith` reads this variable there.
  process.env.SKIPPED = skip.join();

  mkdirSync('.cache', { recursive: true });
  for (const file of [DOCUMENTS, SITES_BUILT]) writeFileSync(file, '');
  if (!isQuick && !run(...program('__tests__/support/buildSites.ts'))) return false;
  const playwright = [resolve('@playwright/test/cli'), 'test', '-c', '__tests__/playwright.config.ts'];
  const failed = [
    ...(!files.every(isForPlaywright) && !run(resolve('jest/bin/jest'), ...args) ? ['jest'] : []),
    ...(files.some(isForPlaywright) && !run(...playwright, ...args) ? ['the browser'] : []),
  ];
  const [sites, documents] = [SITES_BUILT, DOCUMENTS].map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  const result = failed.length > 0 ? `Failed: ${failed.join(' and ')}.` : 'All tests passed.';
  console.log(`${result} Sites built: ${sites}; documents loaded: ${documents}.`);
  return failed.length === 0;
}

process.exitCode = (await runAll()) ? 0 : 1;
