import type { Career } from '../../../../src/content/schema';

/** The career of the reference site is empty. */
export const career: Career = { experience: [], studies: [], certificates: [] };
