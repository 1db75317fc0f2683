import { execFileSync } from 'node:child_process';

/**
 * Whether a command could be run and succeeded.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function succeeds(command, ...args) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}
