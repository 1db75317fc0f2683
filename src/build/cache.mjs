import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {ReturnType<typeof createCache>} Cache */

/**
 * Files of the site that take long to make.
 *
 * @typedef {object} Product
 * @property {(file: string) => boolean} includes Whether it is the one with a file of `dist`.
 * @property {() => Promise<[from: string, to: string][]>} make Gives where each of its files lies, and its path in
 *   `dist`.
 */

/**
 * Keeps what takes long to make in a folder.
 *
 * @param {string} folder
 * @param {number} limit How many files are made at a time.
 */
export function createCache(folder, limit) {
  /** @type {Map<string, Promise<string>>} What is being made: the next who asks for it waits for the same file. */
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
     * Where a file or a folder lies, which is made first if it is not there.
     *
     * @param {string} name Changes with everything that the file is made from.
     * @param {(target: string) => Promise<unknown>} make Writes it.
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
 * It appears under its name only when it is whole.
 *
 * @param {string} target
 * @param {(target: string) => Promise<unknown>} make
 */
async function write(target, make) {
  const part = `${target}.${process.pid}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await make(part);
    await rename(part, target);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    // A folder does not take the place of one that another program has made meanwhile.
    if (!(await exists(target))) throw error;
  }
}

/** @param {string} file */
async function exists(file) {
  return Boolean(await stat(file).catch(() => undefined));
}
