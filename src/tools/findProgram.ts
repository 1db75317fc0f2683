import { existsSync } from 'node:fs';
import path from 'node:path';

const ENDING = process.platform === 'win32' ? '.exe' : '';

/**
 * The path of the first program that is there.
 *
 * @param names The better ones first.
 * @param others Folders beside those of the system's search path.
 */
export function findProgram(names: string[], others: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...others];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name + ENDING))).find(existsSync);
}
