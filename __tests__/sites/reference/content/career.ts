import type { Career } from '../../../../src/content/schema';

/** Jobs, studies and certificates, each list newest first, for the about page and the CV. What is empty is not shown. */
export const career: Career = { experience: [], studies: [], certificates: [] };
