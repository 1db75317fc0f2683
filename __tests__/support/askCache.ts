import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCache } from '../../src/tools/build/assets/cache';

/**
 * `askCache.ts <folder> <limit> <name>...` asks for all these files at once and prints which were made in which
 * order, how many at a time, and each answer. Those named `broken` cannot be made.
 */
const [folder = '', limit, ...names] = process.argv.slice(2);
const cache = createCache(folder, Number(limit));
const made: string[] = [];
let running = 0;
let most = 0;

function get(name: string) {
  return cache.get(name, async (target) => {
    made.push(name);
    most = Math.max(most, ++running);
    await writeFile(target, name);
    await wait(20);
    running--;
    if (name === 'broken') throw new Error('It is broken.');
  });
}

const answers = await Promise.all(
  names.map((name) =>
    get(name).then(
      (file) => basename(file),
      (error) => error.message,
    ),
  ),
);
console.log(JSON.stringify({ made, most, answers }));
