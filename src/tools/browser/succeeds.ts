import { execFileSync } from 'node:child_process';

/** Whether a command could be run and succeeded. */
export function succeeds(command: string, ...args: string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}
