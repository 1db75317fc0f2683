import { existsSync } from 'node:fs';
import path from 'node:path';

const ENDING = process.platform === 'win32' ? '.exe' : '';

/**
 * Returns the path of the first program that exists.
 *
 * @param names The names of programs, the best program first.
 * @param others Further folders to search after the system's search path.
 */
export function findProgram(names: string[], others: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...others];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name + ENDING))).find(existsSync);
}
