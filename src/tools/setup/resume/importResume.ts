import type { About, ProjectEntry } from '../../../content/schema';
import { isTechnology } from '../icons';
import { second, words as sentences, spoken } from '../language';
import { type Answers, answer, type EditionAnswers, type Question, questions } from '../questions';
import { technologyNames } from '../read';
import { careerIn } from './career';
import { answersIn } from './owner';
import type { Resumes } from './readFile';
import { type Language, Reading, shortened } from './reading';
import type { ResumeFile } from './sections';
import { sameIn, wordsOf } from './translation';

/** A quotation that is published only if the owner agrees. */
interface Offer {
  question: string;
  /** Publishes the quotation. */
  accept: () => void;
}

export type ImportResult = Awaited<ReturnType<typeof importResume>>;

/** The most technologies that a project can have. */
const TECHNOLOGIES = 12;

/**
 * Fills in the answers that a résumé contains. If the résumé has a translation, fills in its answers in the second language.
 *
 * @param typed Receives the texts of all answers. If a text is refused as an answer, `setup` asks the question and proposes the
 *   text.
 */
export async function importResume(files: Resumes, answers: Answers, typed: Map<string, string>) {
  const main = read(files.main, spoken);
  const other = second ?? 'en';
  const translation = files.translation && read(files.translation, other);
  const alone: string[] = [];
  // The second language gets the same entries, even without a translation of the résumé. A site without a second language gets
  // English entries, because the owner can add English later.
  const words = wordsOf(main.shown, translation?.shown, alone) as typeof main.shown;
  // Spoken languages and their levels have known translations.
  const translated = read(files.main, other).shown.curriculum.languages;
  words.curriculum.languages = translation?.shown.curriculum.languages ?? translated;
  const { career, curriculum, projects, quotes } = main.shown;
  Object.assign(answers.main, { career, curriculum, projects: {} });
  Object.assign(answers.translation, { career: words.career, curriculum: words.curriculum, projects: {} });
  const skills = technologyNames(main.texts['owner.skills'] ?? '');
  for (const [index, project] of projects.entries()) {
    const { paragraphs = [] } = project;
    answers.main.projects[index + 1] = {
      ...project,
      id: index + 1,
      paragraphs,
      technologies: technologiesIn(project, skills),
    };
    // A project does not need a translation.
    const same = translation && sameIn(translation.shown.projects, project, projects);
    if (same) answers.translation.projects[index + 1] = { ...words.projects[index], paragraphs: same.paragraphs ?? [] };
  }
  const offers = quotes.map((quote, index): Offer => {
    const accept = () => [publish(answers.main, quote), publish(answers.translation, words.quotes[index] ?? quote)];
    return { question: sentences.publish(quote.name, shortened(quote.text)), accept };
  });

  const texts = { main: main.texts, translation: translation?.texts };
  const answered: Question[] = [];
  for (const question of questions) {
    const [edition, ...key] = question.key.split('.') as [keyof Answers, ...string[]];
    const text = texts[edition]?.[key.join('.')];
    if (!text || !question.isAsked(answers)) continue;
    typed.set(question.key, text);
    // The web address in a résumé is often the employer's, so the owner confirms the address.
    const isAsked = question.key.endsWith('siteUrl') || (await answer(question, text, answers)) !== undefined;
    if (!isAsked) answered.push(question);
  }
  const left = [
    ...main.left,
    ...(translation?.left ?? []).map((line) => `${files.translation?.name}, ${line}`),
    ...alone,
  ];
  return { answered, offers, withoutEnd: main.withoutEnd, left };
}

function read(file: ResumeFile, language: Language) {
  const reading = new Reading(language);
  const texts = answersIn(file, reading);
  const shown = careerIn(file, reading);
  return { texts, shown, withoutEnd: reading.withoutEnd, left: [...file.left, ...reading.notes()] };
}

/** Returns the technologies of a project that have an icon or are among the owner's skills. */
function technologiesIn({ keywords = [], results = [] }: ProjectEntry, skills: readonly string[]): string[] {
  const names = [...keywords, ...results].flatMap(technologyNames);
  return [...new Set(names.filter((name) => isTechnology(name) || skills.includes(name)))].slice(0, TECHNOLOGIES);
}

function publish({ about }: EditionAnswers, quote: NonNullable<About['quotes']>[number]) {
  about.quotes = [...(about.quotes ?? []), quote];
}
