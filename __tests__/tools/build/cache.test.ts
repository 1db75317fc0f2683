import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCache } from '../../../src/tools/build/assets/cache';
import { testFolder } from '../../support/testFolder';

const inFolder = testFolder();

/** Asks a new cache for files at once. Returns the made files, how many were made at a time, and the answers. `broken` always fails. */
async function ask(limit: number, ...names: string[]) {
  const cache = createCache(inFolder(), limit);
  const made: string[] = [];
  let [running, most] = [0, 0];
  const make = (name: string) => async (target: string) => {
    made.push(name);
    most = Math.max(most, ++running);
    await fs.writeFile(target, name);
    await wait(20);
    running--;
    if (name === 'broken') throw new Error('It is broken.');
  };
  const asked = names.map((name) => cache.get(name, make(name)).then(path.basename, (error) => error.message));
  return { answers: await Promise.all(asked), made: made.toSorted(), most };
}

test('concurrent requests for a file make the file once, within the limit, and later requests find the file', async () => {
  expect(await ask(2, 'a', 'a', 'a')).toEqual({ made: ['a'], most: 1, answers: ['a', 'a', 'a'] });
  const names = ['a', 'b', 'c', 'd', 'e'];
  expect(await ask(2, ...names)).toEqual({ made: ['b', 'c', 'd', 'e'], most: 2, answers: names });
});

test('a file that cannot be made blocks no other file and leaves nothing behind', async () => {
  expect((await ask(1, 'broken', 'a', 'b')).answers).toEqual(['It is broken.', 'a', 'b']);
  expect((await fs.readdir(inFolder())).toSorted()).toEqual(['a', 'b']);
  expect((await ask(1, 'broken')).made).toEqual(['broken']);
});

test('a file that another program locks for a moment is made once and renamed later', async () => {
  const held = Object.assign(new Error('EPERM: operation not permitted, rename'), { code: 'EPERM' });
  jest.spyOn(fs, 'rename').mockRejectedValueOnce(held).mockRejectedValueOnce(held);
  expect(await ask(1, 'a')).toEqual({ made: ['a'], most: 1, answers: ['a'] });
  expect(await fs.readdir(inFolder())).toEqual(['a']);
});
