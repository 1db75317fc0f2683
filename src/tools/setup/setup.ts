/**
 * `npm run setup` asks in Spanish for the owner's facts and one project, and writes them in place of the example's. A résumé, as in
 * `npm run setup -- resume.json`, answers what it can; `--preview` only says what that would be.
 */
import { existsSync } from 'node:fs';
import type { Translation } from '../../content/schema';
import { readContent } from '../build/check/content';
import type { Answers } from './answers';
import {
  BEFORE,
  ENGLISH,
  inEnglish,
  isTranslated,
  NEUTRAL_ICON,
  NO_CAREER,
  noteOnGreeting,
  technologiesOf,
  write,
} from './content';
import { faultIn } from './faults';
import { type Question, questions } from './questions';
import { Refusal } from './resume/file';
import { importResume } from './resume/importResume';
import { closeTerminal, readAnswer } from './terminal';

/** The name in the example. */
const NOBODY = 'Nombre Apellido';
const PREVIEW = '--preview';
/** What is typed to answer the question before again. */
const BACK = '<';

const typedArguments = process.argv.slice(2);
const isPreview = typedArguments.includes(PREVIEW);
const [file, ...unknown] = typedArguments.filter((argument) => argument !== PREVIEW);
if (file?.startsWith('-') || unknown.length > 0) {
  console.error(
    `Se lee un archivo o una carpeta, y la única opción es ${PREVIEW}: npm run setup -- resume.json ${PREVIEW}`,
  );
  process.exit(1);
}

const content = await readContent('src/content', '.cache');
const { owner } = content.owner;
const { hero, aboutTeaser } = content.home;
const words = existsSync(ENGLISH) ? ((await readContent(ENGLISH, '.cache/en')) as unknown as Translation) : undefined;
if (owner.name !== NOBODY && !file) {
  console.error(`src/content/ ya tiene los datos de ${owner.name}: cámbialos allí.`);
  process.exit(1);
}

/** What was typed, to be proposed when a question is asked again. */
const typed = new Map<Question, string>();
const answers: Answers = {
  owner: { ...owner, phone: undefined, profiles: [] },
  home: { skills: hero.skills, offer: aboutTeaser.offer },
  about: { statement: '', paragraphs: [] },
  project: {
    id: 1,
    title: '',
    description: '',
    image: '',
    imageAlt: '',
    technologies: [],
    subtitle: '',
    paragraphs: [],
  },
  site: { editions: [content.locale.locale.tag] },
  career: NO_CAREER,
  curriculum: {},
  english: {
    owner: { role: '', profession: '', skills: [], city: '' },
    home: { skills: words?.home.hero.skills ?? '', offer: words?.home.aboutTeaser.offer ?? '' },
    about: { statement: '', paragraphs: [] },
    project: { title: '', description: '', imageAlt: '', subtitle: '', paragraphs: [] },
    career: NO_CAREER,
    curriculum: {},
  },
};
const answered = file ? takeFrom(file) : new Set<string>();
if (isPreview) {
  console.log('No se ha escrito nada.');
  process.exit(0);
}
if (owner.name !== NOBODY && !(await isReplaced())) {
  console.error('No ha cambiado nada.');
  process.exit(1);
}

console.log(`Nada se escribe hasta la última respuesta. Con ${BACK} vuelves a la pregunta anterior.`);
let index = 0;
for (let asked = askedNow(), question = asked[index]; question; asked = askedNow(), question = asked[index]) {
  console.log(`\n${index + 1}/${asked.length} ${promptOf(question)}`);
  index = Math.max(0, index + (await ask(question)));
}
closeTerminal();
write(answers, words);
console.log(`\n${linesAtEnd().join('\n')}`);

function linesAtEnd(): string[] {
  const neutral = technologiesOf(answers).flatMap(({ name, icon }) => (icon === NEUTRAL_ICON ? name : []));
  const english = isTranslated(answers)
    ? 'No queda nada por traducir. Un texto que cambies o añadas se traduce en el archivo del mismo nombre.'
    : `Falta traducir el proyecto, en ${ENGLISH}/projects.ts; hasta entonces se enlaza a su página en español.`;
  return [
    'Listo: está en src/content/ y src/assets/projects/. `npm start` lo muestra.',
    `Lo que había queda en ${BEFORE}/ hasta el próximo \`npm run setup\`.`,
    ...(neutral.length > 0
      ? [`Con un icono neutro: ${neutral.join(', ')}. La receta «Otra tecnología» lo cambia.`]
      : []),
    ...noteOnGreeting(answers),
    ...(answers.site.editions.length > 1
      ? [`La edición en inglés está en ${ENGLISH}/ y se publica en ${answers.owner.siteUrl}en/.`, english]
      : []),
  ];
}

/** Says what a résumé answers. Returns the questions that it leaves no need to ask. */
function takeFrom(file: string): Set<string> {
  try {
    const { answered, report, hasEnglish } = importResume(file, answers);
    const editions = questions.find(({ key }) => key === 'editions');
    if (hasEnglish && editions) typed.set(editions, 'sí');
    const asked = questions.filter((question) => !question.isEnglish && !answered.has(keyOf(question)));
    console.log([...report, '', 'Se pregunta:', ...asked.map(({ text }) => `- ${text}`), ''].join('\n'));
    return answered;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function isReplaced(): Promise<boolean> {
  console.log(`src/content/ ya tiene los datos de ${owner.name}. ¿Los reemplazas? (sí o no; Enter: no)`);
  return /^s[ií]?$/i.test((await readAnswer()) ?? '');
}

function keyOf({ group, key, isEnglish }: Question): string {
  return `${isEnglish ? 'english.' : ''}${group}.${key}`;
}

/** The questions that follow from the answers so far. */
function askedNow(): Question[] {
  return questions.filter((question) => !answered.has(keyOf(question)) && (question.isAsked?.(answers) ?? true));
}

/** What is taken if nothing is typed. */
function proposalFor(question: Question): string | undefined {
  return typed.get(question) ?? question.fallback?.(answers);
}

function promptOf(question: Question): string {
  const { text, example } = question;
  const otherwise = proposalFor(question);
  const hints = [
    example && `como ${example}`,
    otherwise !== undefined && `Enter: ${inOneLine(otherwise) || 'nada'}`,
  ].filter(Boolean);
  return hints.length > 0 ? `${text} (${hints.join('; ')})` : text;
}

/** Asks until the answer can be used. Returns how many questions to go on or back. */
async function ask(question: Question): Promise<1 | -1> {
  const { group, key, isEnglish, read = inOneLine } = question;
  for (;;) {
    const line = await readAnswer();
    if (line === undefined) {
      console.error('\nFaltan respuestas: no ha cambiado nada.');
      process.exit(1);
    }
    if (line === BACK) return -1;
    const proposal = proposalFor(question);
    const answer = line || (proposal ?? '');
    Object.assign(isEnglish ? Object(answers.english)[group] : answers[group], { [key]: read(answer) });
    const fault = await faultIn(content, group, key, isEnglish ? inEnglish(answers) : answers);
    if (fault === undefined && (answer || proposal !== undefined)) {
      typed.set(question, answer);
      return 1;
    }
    console.log(`Eso no sirve: ${reasonOf(question, answer, fault)}.`);
  }
}

function reasonOf({ example, refusal }: Question, answer: string, fault = ''): string {
  if (answer === '') return 'hace falta una respuesta';
  const [, limit = ''] = fault.match(/ 1 to (\d+) characters/) ?? [];
  if (limit && answer.length > Number(limit)) return `caben ${limit} caracteres`;
  return refusal?.(answer) ?? (example ? `escríbelo como ${example}` : 'es demasiado largo');
}

function inOneLine(answer: string): string {
  return answer.replaceAll(/\s+/g, ' ');
}
