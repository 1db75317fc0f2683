/**
 * `npm run setup` asks in Spanish for the owner's facts and one project, and writes them in place of the example's. A résumé, as in
 * `npm run setup -- resume.json`, answers what it can; `--preview` only says what that would be.
 */
import { existsSync } from 'node:fs';
import { log, outro } from '@clack/prompts';
import { aboutTeaser, hero } from '#content/home';
import { locale } from '#content/locale';
import { owner } from '#content/owner';
import type { Translation } from '../../content/schema';
import { readContent } from '../build/check/content';
import { type Answers, nothingSaid } from './answers';
import { ask, askAll, askedOf, isAgreed, leave, type Typed } from './ask';
import { type Question, questions } from './questions';
import { isFuture, readDate } from './resume/dates';
import { importResume } from './resume/importResume';
import { editionsOf, Refusal, readResumeFile } from './resume/readFile';
import { type Entry, fieldOf } from './resume/texts';
import { BEFORE, ENGLISH, NEUTRAL_ICON, noteOnGreeting, technologiesOf, write } from './write';

/** The name in the example. */
const NOBODY = 'Nombre Apellido';
const PREVIEW = '--preview';

const typedArguments = process.argv.slice(2);
const [file, ...unknown] = typedArguments.filter((argument) => argument !== PREVIEW);
if (file?.startsWith('-') || unknown.length > 0)
  leave(`Se lee un archivo o una carpeta, y la única opción es ${PREVIEW}: npm run setup -- resume.json ${PREVIEW}`);
if (owner.name !== NOBODY && !file) leave(`src/content/ ya tiene los datos de ${owner.name}: cámbialos allí.`);

const words = existsSync(ENGLISH) ? ((await readContent(ENGLISH, '.cache/en')) as unknown as Translation) : undefined;
const answers: Answers = { main: nothingSaid(), english: nothingSaid(), site: { editions: [locale.tag] } };
Object.assign(answers.main.home, { skills: hero.skills, offer: aboutTeaser.offer });
Object.assign(answers.english.home, { skills: words?.home.hero.skills, offer: words?.home.aboutTeaser.offer });
const typed: Typed = new Map();
const isPreview = typedArguments.includes(PREVIEW);

// Where answers are piped in, there may be too few.
process.stdin.once('end', () => leave('Faltan respuestas: no ha cambiado nada.'));
const answered = file ? await takeFrom(file).catch(refuse) : new Set<Question>();
if (isPreview) {
  outro('No se ha escrito nada.');
  process.exit();
}
log.info('Nada se escribe hasta la última respuesta. Con < vuelves a la pregunta anterior.');
await askAll(answers, answered, typed);
write(answers, words);
log.success(linesAtEnd().join('\n'));
process.exit();

function linesAtEnd(): string[] {
  const { main, english, site } = answers;
  const neutral = technologiesOf(main).flatMap(({ name, icon }) => (icon === NEUTRAL_ICON ? name : []));
  const rest = english.project.title
    ? 'No queda nada por traducir. Un texto que cambies o añadas se traduce en el archivo del mismo nombre.'
    : `Falta traducir el proyecto, en ${ENGLISH}/projects.ts; hasta entonces se enlaza a su página en español.`;
  return [
    'Listo: está en src/content/ y src/assets/projects/. `npm start` lo muestra.',
    `Lo que había queda en ${BEFORE}/ hasta el próximo \`npm run setup\`.`,
    ...(neutral.length > 0
      ? [`Con un icono neutro: ${neutral.join(', ')}. La receta «Otra tecnología» lo cambia.`]
      : []),
    ...noteOnGreeting(main),
    ...(site.editions.length > 1
      ? [`La edición en inglés está en ${ENGLISH}/ y se publica en ${main.owner.siteUrl}en/.`, rest]
      : []),
  ];
}

/** Says what a résumé answers, and asks for the ends of time in it that cannot be read. Returns the questions that are answered. */
async function takeFrom(file: string): Promise<ReadonlySet<Question>> {
  const { main, english } = editionsOf(file);
  const files = [readResumeFile(main), english ? readResumeFile(english) : undefined] as const;
  const { report, answered, withoutEnd, siteUrl } = importResume(...files, answers);
  const asked = [...withoutEnd.map(endQuestion), ...askedOf(answers, answered).map(({ text }) => text)];
  console.log([...report, '', 'Se pregunta:', ...asked.map((text) => `- ${text}`), ''].join('\n'));
  if (isPreview) return answered;

  if (
    owner.name !== NOBODY &&
    (await isAgreed(`src/content/ ya tiene los datos de ${owner.name}. ¿Los reemplazas?`)) !== true
  )
    leave('No ha cambiado nada.');
  for (const question of questions) {
    if (question.key === 'owner.siteUrl' && siteUrl) typed.set(question, siteUrl);
    if (question.key === 'site.editions' && english) typed.set(question, 'sí');
  }
  for (const entry of withoutEnd) {
    const refuse = (text: string) => {
      const date = readDate(text);
      const isRight =
        date && !isFuture(date) && (readDate(fieldOf(entry, 'startDate')) ?? '').slice(0, date.length) <= date;
      return isRight ? undefined : 'escribe un año o un mes y un año desde el comienzo, como 2021-03, o «actual»';
    };
    entry.endDate = await ask(`${endQuestion(entry)} (como 2021-03; «actual» si sigue)`, { refuse });
  }
  return withoutEnd.length > 0 ? importResume(...files, answers).answered : answered;
}

function refuse(error: unknown): never {
  if (error instanceof Refusal) leave(error.message);
  throw error;
}

function endQuestion(entry: Entry): string {
  const name = fieldOf(entry, 'position', 'studyType', 'area');
  return `Cuándo terminó «${name}», ${fieldOf(entry, 'name', 'company', 'institution')}; el archivo dice «${entry.endDate}»`;
}
