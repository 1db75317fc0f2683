import type { Answers } from '../questions';
import type { Taken } from './importResume';
import type { Resumes } from './readFile';
import { type Entry, fieldOf, NAMES } from './texts';

/** What is taken of a résumé, in numbers, and what is left out. */
export function reportOf(files: Resumes, { main }: Answers, { answered, left }: Taken): string[] {
  const { experience, studies, certificates, more = [] } = main.career;
  const counts = {
    respuestas: answered.length,
    empleos: experience.flatMap((firm) => firm.posts).length,
    estudios: studies.length,
    certificados: certificates.length,
    proyectos: Object.keys(main.projects).length,
    'otras entradas': more.flatMap(({ entries }) => entries).length,
  };
  const numbers = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return [`De ${namesOf(files)}: ${numbers.join(', ')}.`, ...leftOut(left)];
}

/** Asks for an end that cannot be read. */
export function endQuestion(entry: Entry): string {
  const name = fieldOf(entry, 'position', 'title', 'role', 'studyType', 'area');
  return `Cuándo terminó «${name}», ${fieldOf(entry, ...NAMES)}; el archivo dice «${entry.endDate}» (como 2021-03; «actual» si sigue)`;
}

function namesOf({ main, english }: Resumes): string {
  return [main.name, english?.name].filter(Boolean).join(' y ');
}

function leftOut(left: readonly string[]): string[] {
  return ['Queda fuera:', ...(left.length > 0 ? left : ['nada']).map((line) => `- ${line}`)];
}
