import type { Career, CareerTexts } from './schema';

/** Jobs, studies and certificates, each list newest first, for the about page and the CV. What is empty is not shown. */
export const career: Career = { experience: [], studies: [], certificates: [] };

/** Their headings, and the end of a time that is not over. */
export const careerTexts: CareerTexts = {
  experience: 'Experiencia',
  studies: 'Estudios',
  certificates: 'Certificados',
  today: 'hoy',
};
