import { STORES, skipsPhp } from './contactHost';

/** Left out where PHP is. */
export const phpTest = skipsPhp ? test.skip : test;

/** A test with each of the two ways in which messages are stored. */
export function storeTest(name: string, run: (php: readonly string[]) => Promise<void>) {
  for (const { store, php, offered } of STORES) {
    if (offered) test(`${name} (${store})`, () => run(php));
    else test.skip(`${name} (${store}: not with this PHP)`, () => {});
  }
}
