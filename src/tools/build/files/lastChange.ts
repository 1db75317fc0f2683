import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Date of the last change in a folder, `YYYY-MM-DD` in UTC: of its last commit if there is nothing newer, otherwise of its
 * newest file.
 */
export function lastChange(folder: string) {
  const committed = git('log', '-1', '--format=%cI', '--', folder);
  const isClean = git('status', '--porcelain', '--', folder) === '';
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const newest = () => Math.max(...files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).mtimeMs));
  return new Date(committed && isClean ? committed : newest()).toISOString().slice(0, 10);
}

/** What Git says; undefined where there is none. */
function git(...options: string[]) {
  try {
    return execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
