import { type Answers, answer, type Question, questions } from '../questions';
import { careerIn, leaveSections } from './career';
import { sameIn, wordsOf } from './english';
import type { Language } from './languages';
import { answersIn, codeOf } from './owner';
import type { ResumeFile, Resumes } from './readFile';
import { Reading } from './reading';
import { withoutSamples } from './samples';
import { entriesIn, nameOf } from './texts';

/**
 * Answers what a résumé can, and what one in English of the same person can. Its report says what is taken and what is not.
 *
 * @param typed Gets the answers, also those that are refused, to be mended when they are asked.
 */
export async function importResume(files: Resumes, answers: Answers, typed: Map<string, string>) {
  const main = read(files.main, 'es');
  const english = files.english && read(files.english, 'en');
  const { left, withoutEnd } = main.reading;
  const [project = {}, ...others] = main.projects;
  const texts = { main: answersIn(main.resume, project, main.reading), english: {} as Record<string, string> };
  Object.assign(answers.main, main.career);
  if (codeOf(project)) answers.main.project.repository = codeOf(project);
  if (english) {
    const same = sameIn(english.projects, project, main.projects) ?? {};
    texts.main['site.editions'] = 'sí';
    texts.english = answersIn(english.resume, same, english.reading);
    left.push(...english.reading.left.map((line) => `${files.english?.name}, ${line}`));
  }
  // An English edition needs the same entries, also if its owner only asks for it later.
  Object.assign(answers.english, wordsOf(main.career, english?.career, english ? left : []));
  const answered: Question[] = [];
  for (const question of questions) {
    const [edition, ...key] = question.key.split('.') as [keyof Answers, ...string[]];
    const text = texts[edition][key.join('.')];
    if (!text || question.isAsked?.(answers) === false) continue;
    typed.set(question.key, text);
    // The address of a person is often the employer's.
    const isAsked = question.key.endsWith('siteUrl') || (await answer(question, text, answers)) !== undefined;
    if (!isAsked) answered.push(question);
  }
  if (others.length > 0) left.push(`projects: ${others.map(nameOf).join(', ')}, que la receta «Más proyectos» añade`);
  const { experience, studies, certificates } = main.career.career;
  const posts = experience.flatMap((firm) => firm.posts);
  const career = `empleos ${posts.length}, estudios ${studies.length}, certificados ${certificates.length}`;
  const names = `De ${files.main.name}${files.english ? `, y de ${files.english.name} para la edición en inglés` : ''}`;
  const report = [
    `${names}: respuestas ${answered.length}, ${career}.`,
    'Queda fuera, además de los campos que el sitio no muestra, como notas o fotos:',
    ...(left.length > 0 ? left : ['ninguna entrada']).map((line) => `- ${line}`),
  ];
  return { report, withoutEnd, answered };
}

function read(file: ResumeFile, language: Language) {
  const reading = new Reading(language);
  const resume = withoutSamples(file.resume, reading.left);
  const career = careerIn(resume, reading);
  leaveSections(resume, reading);
  if (file.unread.length > 0) reading.leave('no se lee', file.unread.join(', '));
  return { reading, resume, career, projects: entriesIn(resume.projects) };
}
