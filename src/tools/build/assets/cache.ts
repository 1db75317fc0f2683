import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { move } from '../move';

export type Cache = ReturnType<typeof createCache>;

/** One or more files of the site that are slow to make. */
export interface Product {
  /** Whether a path in `dist` belongs to it. */
  includes: (file: string) => boolean;
  /** Makes the files, or finds them in the cache. Returns the location of each, and its path in `dist`. */
  make: () => Promise<[from: string, to: string][]>;
}

/** @param file Path in `dist`. */
export const oneFile = (file: string, make: () => Promise<string>): Product => ({
  includes: (requested) => requested === file,
  make: async () => [[await make(), file]],
});

/**
 * A cache of slowly made files and folders.
 *
 * @param limit Maximum number of entries made in parallel.
 */
export function createCache(folder: string, limit: number) {
  /** Entries in progress, which concurrent calls share. */
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
     * The path of a file or folder, which is made if it is missing.
     *
     * @param name Must change with everything that the entry is made from.
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

/** Moves an entry to its name only when it is complete. */
async function write(target: string, make: (target: string) => Promise<unknown>) {
  const part = `${target}.${process.pid}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await make(part);
    await move(part, target);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    // Renaming a folder fails if another process has made the same one meanwhile.
    if (!(await exists(target))) throw error;
  }
}

async function exists(file: string) {
  return Boolean(await stat(file).catch(() => undefined));
}
