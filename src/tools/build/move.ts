import { rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** The errors of Windows while a program, such as a virus scanner, has a file in the folder open. */
const HELD = ['EACCES', 'EBUSY', 'EPERM'];
const TRIES = 10;
/** Milliseconds between two tries. */
const PAUSE = 100;

/** The options of `rm` with the same number of tries and the same pause. */
export const PATIENT = { recursive: true, force: true, maxRetries: TRIES, retryDelay: PAUSE };

/** Renames a file or a folder. Tries again while another program has a file open. */
async function move(from: string, to: string) {
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

/**
 * Makes a file or a folder under a temporary name and renames it when it is complete, because another program can read it meanwhile.
 *
 * @param make Writes the file or the folder to `part`.
 * @param part The temporary path, on the same disk as `target`.
 */
export async function makeWhole(
  target: string,
  make: (part: string) => Promise<unknown>,
  part = `${target}.${process.pid}.part`,
) {
  await rm(part, PATIENT);
  try {
    await make(part);
    await move(part, target);
  } catch (error) {
    await rm(part, PATIENT);
    throw error;
  }
}
