import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CacheAnswers } from '../../support/askCache';
import { startHelper } from '../../support/helper';
import { preload } from '../../support/preload';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const askCache = startHelper<CacheAnswers>('askCache');
const askWhileHeld = startHelper<CacheAnswers>('askCache', preload('__tests__/support/holdFiles.ts'));

async function ask(limit: number, ...names: string[]) {
  return (await askCache(folder, `${limit}`, ...names)).result;
}

test('a file that several ask for at once is made once, and is there the next time', async () => {
  expect(await ask(2, 'a', 'a', 'a')).toEqual({ made: ['a'], most: 1, answers: ['a', 'a', 'a'] });
  expect(await ask(2, 'a', 'b')).toEqual({ made: ['b'], most: 1, answers: ['a', 'b'] });
});

test('no more files are made at a time than allowed', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const { made, most, answers } = await ask(2, ...names);
  expect([made.toSorted(), most, answers]).toEqual([names, 2, names]);
});

test('a file that cannot be made holds up no other and leaves nothing behind', async () => {
  expect((await ask(1, 'broken', 'a', 'b')).answers).toEqual(['It is broken.', 'a', 'b']);
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'b']);
  expect((await ask(1, 'broken')).made).toEqual(['broken']);
});

test('a file that another program holds for a moment is made once and gets its name', async () => {
  expect((await askWhileHeld(folder, '1', 'a')).result).toEqual({ made: ['a'], most: 1, answers: ['a'] });
  expect(readdirSync(folder)).toEqual(['a']);
});
