import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from '../../../src/tools/program';
import { preload } from '../../support/preload';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function ask(limit: number, ...names: string[]) {
  return askWith([], limit, ...names);
}

function askWith(flags: string[], limit: number, ...names: string[]) {
  const args = [...flags, ...program('__tests__/support/askCache.ts', folder, `${limit}`, ...names)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('a file that several ask for at once is made once, and is there the next time', () => {
  expect(ask(2, 'a', 'a', 'a')).toEqual({ made: ['a'], most: 1, answers: ['a', 'a', 'a'] });
  expect(ask(2, 'a', 'b')).toEqual({ made: ['b'], most: 1, answers: ['a', 'b'] });
});

test('no more files are made at a time than allowed', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const { made, most, answers } = ask(2, ...names);
  expect([made.toSorted(), most, answers]).toEqual([names, 2, names]);
});

test('a file that cannot be made holds up no other and leaves nothing behind', () => {
  expect(ask(1, 'broken', 'a', 'b').answers).toEqual(['It is broken.', 'a', 'b']);
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'b']);
  expect(ask(1, 'broken').made).toEqual(['broken']);
});

test('a file that another program holds for a moment is made once and gets its name', () => {
  const flags = preload('__tests__/support/holdFiles.ts');
  expect(askWith(flags, 1, 'a')).toEqual({ made: ['a'], most: 1, answers: ['a'] });
  expect(readdirSync(folder)).toEqual(['a']);
});
