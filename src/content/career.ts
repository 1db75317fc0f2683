import type { Career } from './schema';

/**
 * Jobs, studies and certificates for the about page and the CV. Each list starts with the newest entry, and an empty list is not
 * shown. Additional lists are in `more`, as in this example:
 *
 *     more: [
 *       { kind: 'talks', entries: [{ title: 'Formularios que no pierden nada', organisation: 'Jornadas', date: '2025-03' }] },
 *       { kind: 'other', heading: 'Deporte', entries: [{ title: 'Cinturón negro de aikido' }] },
 *     ],
 */
export const career: Career = { experience: [], studies: [], certificates: [] };
