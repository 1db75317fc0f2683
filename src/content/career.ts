import type { Career } from './schema';

/**
 * Jobs, studies and certificates, each list newest first, for the about page and the CV. What is empty is not shown. Further lists
 * follow in `more`, such as
 *
 *     more: [
 *       { kind: 'talks', entries: [{ title: 'Formularios que no pierden nada', organisation: 'Jornadas', date: '2025-03' }] },
 *       { kind: 'other', heading: 'Deporte', entries: [{ title: 'Cinturón negro de aikido' }] },
 *     ],
 */
export const career: Career = { experience: [], studies: [], certificates: [] };
