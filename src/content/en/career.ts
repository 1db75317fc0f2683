import type { Translation } from '../schema';

/** Jobs, studies and certificates, in the order of the Spanish entries. */
export const career: Translation['career']['career'] = { experience: [], studies: [], certificates: [] };
