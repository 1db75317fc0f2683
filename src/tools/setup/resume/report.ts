import { fieldAt, isEntry } from '../../build/check/texts';
import { type Answers, askedOf } from '../questions';
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

/** The same field by field, with what is asked. */
export function previewOf(files: Resumes, answers: Answers, typed: Map<string, string>, taken: Taken): string[] {
  const { answered, offers, withoutEnd, left } = taken;
  const editions = { '': answers.main, ...(answers.main.site.editions?.includes('en') && { en: answers.english }) };
  const fields = Object.entries(editions).flatMap(([tag, said]) =>
    fieldsIn({ ...said, projects: Object.values(said.projects) }, tag),
  );
  const asked = askedOf(answers, answered).map(({ key, text }) => {
    const proposed = typed.get(key);
    return proposed ? `${text}; propone «${proposed}»` : text;
  });
  const questions = [...withoutEnd.map(endQuestion), ...asked, ...offers.map(({ question }) => question)];
  return [
    `De ${namesOf(files)} entra:`,
    ...fields,
    'Se pregunta:',
    ...questions.map((line) => `- ${line}`),
    ...leftOut(left),
  ];
}

/** Each field with what it says; lists of texts in one line. */
function fieldsIn(value: unknown, path = ''): string[] {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  if (!isEntry(value) && !(Array.isArray(value) && value.some(isEntry)))
    return [`- ${fieldAt(path)}: ${[value].flat().join(' · ')}`];
  return Object.entries(value).flatMap(([name, part]) => fieldsIn(part, path ? `${path}.${name}` : name));
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
