/**
 * `npm run setup` asks in Spanish for the owner's facts and one project, and writes them in place of the example's. A résumé, as in
 * `npm run setup -- resume.json`, answers what it can; `--preview` only says what that would be.
 */
import { existsSync } from 'node:fs';
import { log, outro } from '@clack/prompts';
import { owner } from '../../content/owner';
import { ask, askAll, askedOf, isAgreed, leave } from './ask';
import { type Answers, nothingSaid, type Question } from './questions';
import { endOf } from './resume/dates';
import { importResume } from './resume/importResume';
import { readResumes } from './resume/readFile';
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

const answers: Answers = { main: nothingSaid(), english: nothingSaid() };
const typed = new Map<string, string>();

// Where answers are piped in, there may be too few.
process.stdin.once('end', () => leave('Faltan respuestas: no ha cambiado nada.'));
const answered = file ? await takeFrom(file) : [];
if (isPreview) {
  outro('No se ha escrito nada.');
  process.exit();
}
log.info('Nada se escribe hasta la última respuesta. Con < vuelves a la pregunta anterior.');
await askAll(answers, answered, typed);
await write(answers);
log.success(
  `Listo: está en src/content/. \`npm start\` lo muestra, y lo que había queda en ${BEFORE}/ hasta que repitas esto.`,
);
if (answers.main.site.editions?.includes('en') && answers.english.career.experience.length > 0)
  log.info('Lo que el currículum no dice en inglés queda en español en src/content/en/: tradúcelo allí.');
log.info('El final de la frase del inicio sigue siendo del ejemplo: cámbialo en about.ts (`offer`).');
log.info('El inicio muestra primero la cuarta diapositiva: al añadir proyectos, pon el mejor en cuarto lugar.');
const neutral = technologiesOf(answers.main).flatMap(({ name, icon }) => (icon === NEUTRAL_ICON ? name : []));
if (neutral.length > 0) log.info(`Con un icono neutro, que cambia la receta «Otra tecnología»: ${neutral.join(', ')}.`);
process.exit();

/** Says what a résumé answers, and asks for the ends of time in it that cannot be read. Returns the questions that are answered. */
async function takeFrom(path: string): Promise<Question[]> {
  const { main, english } = read(path);
  const files = { main, ...(existsSync(ENGLISH) && { english }) };
  const { report, withoutEnd, answered } = await importResume(files, answers, typed);
  const asked = [...withoutEnd.map(endQuestion), ...askedOf(answers, answered).map(({ text }) => text)];
  console.log([...report, 'Se pregunta:', ...asked.map((text) => `- ${text}`), ''].join('\n'));
  if (isPreview) return answered;

  const question = `src/content/ ya tiene los datos de ${owner.name}. ¿Los reemplazas?`;
  if (owner.name !== NOBODY && (await isAgreed(question)) !== true) leave('No ha cambiado nada.');
  for (const entry of withoutEnd) {
    await ask(`${endQuestion(entry)} (como 2021-03; «actual» si sigue)`, async (text) => {
      entry.endDate = text;
      const isRight = text && endOf(entry) !== undefined;
      return isRight ? undefined : 'escribe un año o un mes y un año desde el comienzo, como 2021-03, o «actual»';
    });
  }
  await importResume(files, answers, typed);
  return answered;
}

function read(path: string) {
  if (!existsSync(path)) leave(`No existe ${path}.`);
  try {
    return readResumes(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    leave(`${path} tiene que ser un JSON Resume en UTF-8, o la carpeta o el ZIP que exporta LinkedIn: ${why}.`);
  }
}

function endQuestion(entry: Entry): string {
  const name = fieldOf(entry, 'position', 'title', 'studyType', 'area');
  return `Cuándo terminó «${name}», ${fieldOf(entry, 'name', 'company', 'institution')}; el archivo dice «${entry.endDate}»`;
}
