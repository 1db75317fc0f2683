import type { Translation } from '../schema';

/** Jobs, studies and certificates, in the order of the Spanish ones. */
export const career: Translation['career']['career'] = { experience: [], studies: [], certificates: [] };

export const careerTexts: Translation['career']['careerTexts'] = {
  experience: 'Experience',
  studies: 'Education',
  certificates: 'Certifications',
  today: 'present',
};
