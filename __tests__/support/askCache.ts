import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCache } from '../../src/tools/build/assets/cache';
import { answerWith } from './helper';

/** What a cache that was asked for files did. */
export interface CacheAnswers {
  /** Those that it made, in their order. */
  made: string[];
  /** How many at a time. */
  most: number;
  answers: string[];
}

/** Asks a new cache in a folder for all these files at once. Those named `broken` cannot be made. */
answerWith(async (folder = '', limit = '', ...names): Promise<CacheAnswers> => {
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
  return { made, most, answers };
});
