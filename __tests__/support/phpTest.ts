import { skipsPhp } from './contactHost';

/** Left out where PHP is. */
export const phpTest = skipsPhp ? test.skip : test;
