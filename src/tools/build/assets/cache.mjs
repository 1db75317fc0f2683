import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { move } from '../move.mjs';

/** @typedef {ReturnType<typeof createCache>} Cache */

/**
 * One or more files of the site that are slow to make.
 *
 * @typedef {object} Product
 * @property {(file: string) => boolean} includes Whether a path in `dist` belongs to it.
 * @property {() => Promise<[from: string, to: string][]>} make Makes the files, or finds them in the cache. Returns
 *   the location of each, and its path in `dist`.
 */

/**
 * A cache of slowly made files and folders.
 *
 * @param {string} folder
 * @param {number} limit Maximum number of entries made in parallel.
 */
export function createCache(folder, limit) {
  /** @type {Map<string, Promise<string>>} Entries in progress, which concurrent calls share. */
  const underWay = new Map();
  /** @type {(() => void)[]} */
  const waiting = [];
  let running = 0;

  /** @param {() => Promise<unknown>} work */
  async function inTurn(work) {
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

  /**
   * @param {string} target
   * @param {(target: string) => Promise<unknown>} make
   */
  async function find(target, make) {
    if (!(await exists(target))) await inTurn(() => write(target, make));
    return target;
  }

  return {
    folder,
    /**
     * The path of a file or folder, which is made if it is missing.
     *
     * @param {string} name Must change with everything that the entry is made from.
     * @param {(target: string) => Promise<unknown>} make Writes the entry to `target`.
     */
    get(name, make) {
      const target = path.join(folder, name);
      const found = underWay.get(target) ?? find(target, make).finally(() => underWay.delete(target));
      underWay.set(target, found);
      return found;
    },
  };
}

/**
 * Moves an entry to its name only when it is complete.
 *
 * @param {string} target
 * @param {(target: string) => Promise<unknown>} make
 */
async function write(target, make) {
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

/** @param {string} file */
async function exists(file) {
  return Boolean(await stat(file).catch(() => undefined));
}
