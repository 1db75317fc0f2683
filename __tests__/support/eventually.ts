import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for which a test waits: a page may take a minute to load on half a core. */
export const PATIENCE = 120_000;

/** Repeats an assertion until it holds; in the end its failure is the test's. */
export async function eventually(assertion: () => Promise<void>) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
