import type { Translation } from '../schema';

/** Jobs, studies and certificates, in the order of the Spanish ones. */
export const career: Translation['career']['career'] = { experience: [], studies: [], certificates: [] };
