import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeWhole } from '../move';

export type Cache = ReturnType<typeof createCache>;

/** A product: one or more files of the site that are slow to make, such as a picture or the icons. */
export interface Product {
  /** Returns whether the product has a file with this path in `dist`. */
  includes: (file: string) => boolean;
  /** Makes the files or finds them in the cache. Returns the location of each file, and its path in `dist`. */
  make: () => Promise<[from: string, to: string][]>;
}

/** @param file The path in `dist`. */
export const oneFile = (file: string, make: () => Promise<string>): Product => ({
  includes: (requested) => requested === file,
  make: async () => [[await make(), file]],
});

/**
 * Creates a cache of files and folders that are slow to make.
 *
 * @param limit The maximum number of entries that are made in parallel.
 */
export function createCache(folder: string, limit: number) {
  /** The entries that are being made, by path. Concurrent calls share an entry. */
  const underWay: Map<string, Promise<string>> = new Map();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(work: () => Promise<unknown>) {
    if (running < limit) running++;
    else await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  async function find(target: string, make: (target: string) => Promise<unknown>) {
    if (!(await exists(target))) await inTurn(() => write(target, make));
    return target;
  }

  return {
    /**
     * Returns the path of an entry, and makes the entry if it is missing.
     *
     * @param name The path of the entry in the cache. The path must contain a hash of all data that affect the entry.
     * @param make Writes the entry to `target`.
     */
    get(name: string, make: (target: string) => Promise<unknown>) {
      const target = path.join(folder, name);
      const found = underWay.get(target) ?? find(target, make).finally(() => underWay.delete(target));
      underWay.set(target, found);
      return found;
    },
  };
}

async function write(target: string, make: (part: string) => Promise<unknown>) {
  await mkdir(path.dirname(target), { recursive: true });
  await makeWhole(target, make).catch(async (error) => {
    // Renaming a folder fails if another process has made the same folder meanwhile.
    if (!(await exists(target))) throw error;
  });
}

async function exists(file: string) {
  return Boolean(await stat(file).catch(() => undefined));
}
