import { setTimeout as wait } from 'node:timers/promises';

/** Repeats an assertion until it holds; after `timeout` milliseconds its failure is the test's. */
export async function eventually(assertion: () => Promise<void>, timeout = 10_000) {
  const deadline = Date.now() + timeout;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
