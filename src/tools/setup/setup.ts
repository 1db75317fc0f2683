/** Asks in Spanish for the owner's facts and one project, and writes them in place of the example's. A résumé answers what it can. */
import { log } from '@clack/prompts';
import { owner } from '../../content/owner';
import { NOBODY } from '../build/check/example';
import { readCommandLine, SPANISH } from '../commandLine';
import { formFaults } from '../doctor/build';
import { ask, askAll, isAgreed, leave } from './ask';
import { type Answers, nothingSaid, type Question } from './questions';
import { endOf } from './resume/dates';
import { importResume } from './resume/importResume';
import { readResumes } from './resume/readFile';
import { endQuestion, previewOf, reportOf } from './resume/report';
import { BEFORE, NEUTRAL_ICON, technologiesOf, write } from './write';

const { values, positionals } = readCommandLine({
  name: 'npm run setup',
  about:
    'pregunta tus datos y los escribe en lugar de los del ejemplo. `npm run setup -- resume.json` toma lo que puede de un JSON Resume, o de la carpeta o el ZIP que exporta LinkedIn.',
  options: {
    preview: {
      type: 'boolean',
      about: 'dice campo por campo lo que entra, se pregunta y queda fuera, y no escribe nada',
    },
  },
  takesFiles: true,
  words: SPANISH,
});
const [file] = positionals;
if (values.preview && !file) leave('--preview va con un currículum: `npm run setup -- resume.json --preview`.');
if (owner.name !== NOBODY && !file) leave(`src/content/ ya tiene los datos de ${owner.name}: cámbialos allí.`);

const answers: Answers = { main: nothingSaid(), english: nothingSaid() };
const typed = new Map<string, string>();

// Where answers are piped in, there may be too few.
process.stdin.once('end', () => leave('Faltan respuestas: no ha cambiado nada.'));
const answered = file ? await takeFrom(file) : [];
log.info('Nada se escribe hasta la última respuesta. Con < vuelves a la pregunta anterior.');
await askAll(answers, answered, typed);
await write(answers);
log.success(
  `Listo: está en src/content/. \`npm start\` lo muestra, y lo que había queda en ${BEFORE}/ hasta que repitas esto.`,
);
if (answers.main.site.editions?.includes('en') && answers.english.career.experience.length > 0)
  log.info('Lo que el currículum no dice en inglés queda en español en src/content/en/: tradúcelo allí.');
log.info('El final de la frase del inicio sigue siendo del ejemplo: cámbialo en about.ts (`offer`).');
const neutral = technologiesOf(answers.main).flatMap(({ name, icon }) => (icon === NEUTRAL_ICON ? name : []));
if (neutral.length > 0) log.info(`Con un icono neutro, que cambia la receta «Otra tecnología»: ${neutral.join(', ')}.`);
for (const fault of formFaults({ ...owner, ...answers.main.owner })) log.warn(fault);
process.exit();

/** Says what a résumé answers, and asks what it leaves open and what only a yes publishes. Returns the questions that are answered. */
async function takeFrom(path: string): Promise<Question[]> {
  const files = read(path);
  const first = await importResume(files, answers, typed);
  if (values.preview) {
    console.log(previewOf(files, answers, typed, first).join('\n'));
    process.exit();
  }
  console.log(reportOf(files, answers, first).join('\n'));
  const question = `src/content/ ya tiene los datos de ${owner.name}. ¿Los reemplazas?`;
  if (owner.name !== NOBODY && (await isAgreed(question)) !== true) leave('No ha cambiado nada.');
  for (const entry of first.withoutEnd) {
    await ask(endQuestion(entry), async (text) => {
      entry.endDate = text;
      const isRight = text && endOf(entry) !== undefined;
      return isRight ? undefined : 'escribe un año o un mes y un año desde el comienzo, como 2021-03, o «actual»';
    });
  }
  const { answered, offers } = await importResume(files, answers, typed);
  for (const { question, take } of offers) if ((await isAgreed(question)) === true) take();
  return answered;
}

function read(path: string) {
  try {
    return readResumes(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    leave(`${path} tiene que ser un JSON Resume en UTF-8, o la carpeta o el ZIP que exporta LinkedIn: ${why}.`);
  }
}
