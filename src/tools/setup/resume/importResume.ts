import type { Answers } from '../answers';
import { noteOnGreeting } from '../content';
import { questions } from '../questions';
import { answerWith } from './answerWith';
import { type ResumeFile, readResumeFile, spanishBeside } from './file';
import type { Language } from './languages';
import { linesOf, type Note } from './report';
import { type Taken, takeResume } from './takeResume';

interface Imported {
  /** The questions that are answered. */
  answered: Set<string>;
  /** What became of every value, in Spanish. */
  report: string[];
  hasEnglish: boolean;
}

/** Answers what a résumé can. Throws a `Refusal` if the file cannot be read. */
export function importResume(file: string, answers: Answers): Imported {
  const notes: Note[] = [];
  const spanish = spanishBeside(file);
  const main = readResumeFile(spanish ?? file);
  const english = spanish ? readResumeFile(file) : undefined;
  const taken = takenOf(main, 'es', notes, english && main.name);
  const inEnglish = english && takenOf(english, 'en', notes, english.name);
  const answered = answerWith(answers, taken, inEnglish, (place, sentence) => notes.push({ ...place, sentence }));
  notes.push(...main.unread.map((path) => ({ path, sentence: 'no se lee' })));
  return {
    answered,
    hasEnglish: english !== undefined,
    report: [
      `De ${main.name}${english ? `, y de ${english.name} para la edición en inglés` : ''}:`,
      ...filled(answers, answered),
      '- Inicio: sus dos frases quedan como están; se cambian en src/content/home.ts',
      ...(answered.has('owner.skills') ? noteOnGreeting(answers).map((note) => `- Inicio: ${note}`) : []),
      '',
      ...(notes.length > 0
        ? ['Lo que no pasó tal cual:', ...linesOf(notes)]
        : ['Todo lo que dice el archivo tiene su lugar en el sitio.']),
    ],
  };
}

/** @param prefix The name of the file, if there are two. */
function takenOf(file: ResumeFile, language: Language, notes: Note[], prefix?: string): Taken {
  return takeResume(file.resume, language, (place, sentence) => {
    const path = file.placeOf(place.path);
    notes.push({ ...place, path: prefix ? `${prefix}, ${path}` : path, sentence });
  });
}

/** What the answers say now. */
function filled(answers: Answers, answered: ReadonlySet<string>): string[] {
  const { career, curriculum, project } = answers;
  const posts = career.experience.flatMap((firm) => firm.posts.map(({ title }) => `${title} en ${firm.firm}`));
  const facts: [name: string, value: unknown][] = [
    ...questions
      .filter(({ isEnglish, group }) => !isEnglish && ['owner', 'about', 'project'].includes(group))
      .filter(({ group, key }) => answered.has(`${group}.${key}`))
      .map(({ text, group, key }): [string, unknown] => [text, Object(answers[group])[key]]),
    ['Su código', project.repository],
    ['Su año', project.year],
    ['Tu papel en él', project.role],
    ['Para quién', project.client],
    ['Sus resultados', project.results],
    ['Experiencia', posts],
    ['Estudios', career.studies.map(({ title, institution }) => `${title}, ${institution}`)],
    ['Certificados', career.certificates.map(({ title, issuer }) => `${title}, ${issuer}`)],
    ['Idiomas', curriculum.languages],
  ];
  return facts.flatMap(([name, value]) => {
    const text = shown(value);
    return text ? `- ${name}: ${text}` : [];
  });
}

function shown(value: unknown): string {
  if (!Array.isArray(value)) return value === undefined ? '' : `${value}`;
  return value.map((item) => (typeof item === 'object' ? `${item.network} ${item.url}` : item)).join('; ');
}
