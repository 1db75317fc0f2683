import { isEntry, textsIn } from '../../build/check/texts';
import { type Answers, answer, type Question, questions } from '../questions';
import { language } from '../read';
import { careerIn, leaveSections } from './career';
import { sameIn, wordsOf } from './english';
import { answersIn, codeOf } from './owner';
import type { ResumeFile, Resumes } from './readFile';
import { type Language, Reading } from './reading';
import { type Entry, entriesIn, nameOf } from './texts';

/** What says nothing of a real person: texts of the samples at jsonresume.org and of common templates. */
const SAMPLES =
  /^(Company|Organization|Project|Certificate|Publication|Company Name|Project Name|Job Title|Your Name|Tu nombre|(Nombre de (la|tu) )?[Ee]mpresa|Descri(ption|pción)(\.{3}|…)|Reference(\.{3}|…)|Lorem ipsum.*|John Doe|Jane Doe|A summary of John Doe.*|Richard Hendriks|Pied Piper|Started the company|DB1101 - Basic SQL|Won award at AIHacks.*|\(912\) 555-4321|2712 Broadway St|CA 94115|john@gmail\.com|richard\.hendri(c)?ks@(g)?mail\.com)$/;
const ADDRESSES =
  /\bexample\.(com|org|net)\b|^(https?:\/\/)?(www\.)?(johndoe|company|institution|organization|certificate|publication|project|richardhendricks)\.com\/?$|^https?:\/\/(www\.)?twitter\.com\/john$/;

/**
 * Answers what a résumé can, and what one in English of the same person can. Its report says what is taken and what is not.
 *
 * @param typed Gets the answers, also those that are refused, to be mended when they are asked.
 */
export async function importResume(files: Resumes, answers: Answers, typed: Map<string, string>) {
  const main = read(files.main, language === 'en' ? 'en' : 'es');
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
  Object.assign(answers.english, wordsOf(main.career, english?.career, left));
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
  const names = [files.main.name, files.english?.name].filter(Boolean).join(' y ');
  const report = [
    `De ${names}: respuestas ${answered.length}, ${career}.`,
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
  return { reading, resume, career, projects: entriesIn(resume.projects) };
}

/** A file without entries of lists, and without fields of others, of which a value is a sample. */
function withoutSamples(file: Entry, left: string[]): Entry {
  const isReal = (item: unknown, section: string) => {
    const sample = sampleIn(item);
    if (sample) left.push(`${section} «${isEntry(item) ? nameOf(item) : sample}»: «${sample}» es de un ejemplo`);
    return !sample;
  };
  const fields = Object.entries(file).map(([name, value]) => {
    if (isEntry(value)) return [name, withoutSamples(value, left)];
    const items = [value].flat().filter((item) => isReal(item, name));
    return [name, Array.isArray(value) ? items : items[0]];
  });
  return Object.fromEntries(fields);
}

function sampleIn(value: unknown): string | undefined {
  const texts = textsIn(value).map(([, text]) => text.trim());
  return texts.find((text) => SAMPLES.test(text) || ADDRESSES.test(text));
}
