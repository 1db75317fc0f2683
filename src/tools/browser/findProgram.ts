import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const ENDING = process.platform === 'win32' ? '.exe' : '';

/**
 * The path of the first program that can be run.
 *
 * @param names The better ones first.
 * @param others Folders beside those of the system's search path.
 */
export function findProgram(names: string[], others: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...others];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name + ENDING))).find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
