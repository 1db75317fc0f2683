/**
 * `npm run setup` asks in Spanish for the owner's facts and one project, and writes them in place of the example's. A résumé, as in
 * `npm run setup -- resume.json`, answers what it can; `--preview` only says what that would be.
 */
import { existsSync } from 'node:fs';
import { log, outro } from '@clack/prompts';
import { owner } from '#content/owner';
import type { Translation } from '../../content/schema';
import { readContent } from '../build/check/content';
import { type Answers, nothingSaid } from './answers';
import { ask, askAll, askedOf, isAgreed, leave } from './ask';
import { answeredBy, type Question } from './questions';
import { readDate } from './resume/dates';
import { importResume } from './resume/importResume';
import { editionsOf, Refusal, readResumeFile } from './resume/readFile';
import { type Entry, fieldOf } from './resume/texts';
import { BEFORE, ENGLISH, NEUTRAL_ICON, technologiesOf, write } from './write';

/** The name in the example. */
const NOBODY = 'Nombre Apellido';
const PREVIEW = '--preview';

const typedArguments = process.argv.slice(2);
const isPreview = typedArguments.includes(PREVIEW);
const [file, ...unknown] = typedArguments.filter((argument) => argument !== PREVIEW);
if (file?.startsWith('-') || unknown.length > 0)
  leave(`Se lee un archivo o una carpeta, y la única opción es ${PREVIEW}: npm run setup -- resume.json ${PREVIEW}`);
if (owner.name !== NOBODY && !file) leave(`src/content/ ya tiene los datos de ${owner.name}: cámbialos allí.`);

const words = existsSync(ENGLISH) ? ((await readContent(ENGLISH, '.cache/en')) as unknown as Translation) : undefined;
const answers: Answers = { main: nothingSaid(), english: nothingSaid() };
const typed = new Map<string, string>();

// Where answers are piped in, there may be too few.
process.stdin.once('end', () => leave('Faltan respuestas: no ha cambiado nada.'));
const answered = file ? await takeFrom(file).catch(refuse) : [];
if (isPreview) {
  outro('No se ha escrito nada.');
  process.exit();
}
log.info('Nada se escribe hasta la última respuesta. Con < vuelves a la pregunta anterior.');
await askAll(answers, answered, typed);
await write(answers, words);
log.success(linesAtEnd(answers).join('\n'));
process.exit();

function linesAtEnd({ main, english }: Answers): string[] {
  const neutral = technologiesOf(main).flatMap(({ name, icon }) => (icon === NEUTRAL_ICON ? name : []));
  const lines = [
    'Listo: está en src/content/ y src/assets/projects/. `npm start` lo muestra.',
    'Las dos frases del inicio siguen siendo del ejemplo: cámbialas en home.ts.',
    `Lo que había queda en ${BEFORE}/ hasta el próximo \`npm run setup\`.`,
  ];
  if (neutral.length > 0)
    lines.push(`Con un icono neutro: ${neutral.join(', ')}. La receta «Otra tecnología» lo cambia.`);
  if (main.site.editions?.includes('en'))
    lines.push(
      `La edición en inglés está en ${ENGLISH}/ y se publica en ${main.owner.siteUrl}en/.`,
      english.project.title ? 'No queda nada por traducir.' : `Falta traducir el proyecto, en ${ENGLISH}/projects.ts.`,
    );
  return lines;
}

/** Says what a résumé answers, and asks for the ends of time in it that cannot be read. Returns the questions that are answered. */
async function takeFrom(path: string): Promise<Question[]> {
  const { main, english } = editionsOf(path);
  const files = [readResumeFile(main), english && words ? readResumeFile(english) : undefined] as const;
  const { report, withoutEnd, siteUrl } = importResume(...files, answers);
  const answered = answeredBy(answers);
  const asked = [...withoutEnd.map(endQuestion), ...askedOf(answers, answered).map(({ text }) => text)];
  console.log([...report, 'Se pregunta:', ...asked.map((text) => `- ${text}`), ''].join('\n'));
  if (isPreview) return answered;

  if (
    owner.name !== NOBODY &&
    (await isAgreed(`src/content/ ya tiene los datos de ${owner.name}. ¿Los reemplazas?`)) !== true
  )
    leave('No ha cambiado nada.');
  if (siteUrl) typed.set('main.owner.siteUrl', siteUrl);
  for (const entry of withoutEnd) {
    entry.endDate = await ask(`${endQuestion(entry)} (como 2021-03; «actual» si sigue)`, async (text) => {
      entry.endDate = text;
      const isRight = readDate(text) && !importResume(...files, answers).withoutEnd.includes(entry);
      return isRight ? undefined : 'escribe un año o un mes y un año desde el comienzo, como 2021-03, o «actual»';
    });
  }
  importResume(...files, answers);
  return answered;
}

function refuse(error: unknown): never {
  if (error instanceof Refusal) leave(error.message);
  throw error;
}

function endQuestion(entry: Entry): string {
  const name = fieldOf(entry, 'position', 'title', 'studyType', 'area');
  return `Cuándo terminó «${name}», ${fieldOf(entry, 'name', 'company', 'institution')}; el archivo dice «${entry.endDate}»`;
}
