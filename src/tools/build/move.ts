import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** What Windows says while a program, such as a virus scanner, has a file open in the folder. */
const HELD = ['EACCES', 'EBUSY', 'EPERM'];
const TRIES = 10;
/** Milliseconds. */
const PAUSE = 100;

/** Options of `rm` with the same patience. */
export const PATIENT = { recursive: true, force: true, maxRetries: TRIES, retryDelay: PAUSE };

/** Renames a file or a folder, and tries again while it is held. */
export async function move(from: string, to: string) {
  for (let tries = 1; ; tries++) {
    try {
      return await rename(from, to);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!HELD.includes(code) || tries === TRIES) throw error;
      await wait(PAUSE);
    }
  }
}
