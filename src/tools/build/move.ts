import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** The errors of Windows while a program, such as a virus scanner, has a file in the folder open. */
const HELD = ['EACCES', 'EBUSY', 'EPERM'];
const TRIES = 10;
/** Milliseconds between two tries. */
const PAUSE = 100;

/** The options of `rm` with the same number of tries and the same pause. */
export const PATIENT = { recursive: true, force: true, maxRetries: TRIES, retryDelay: PAUSE };

/** Renames a file or a folder. Tries again while another program has a file open. */
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
