/** `npm run setup` asks in Spanish for the owner's facts and one project, and writes them in place of the example's. */
import sharp from 'sharp';
import { checkFacts, undeliverable } from '../build/checkContent';
import type { Pictures } from '../build/contentValues';
import { facts } from '../build/facts';
import { aboutTeaser, hero } from '../content/home';
import { factsOf, nameOf, withoutIcon, write } from './content';
import { type Answers, type Question, questions } from './questions';
import { closeTerminal, readAnswer } from './terminal';

/** The name in the example. */
const NOBODY = 'Nombre Apellido';
/** What is typed to answer the question before again. */
const BACK = '<';

const { owner } = facts['src/content/owner.ts'];
if (owner.name !== NOBODY) {
  console.error(`src/content/ ya tiene los datos de ${owner.name}: cámbialos allí.`);
  process.exit(1);
}

const answers: Answers = {
  owner: { ...owner, phone: undefined, profiles: [] },
  home: { skillsIntro: hero.skillsIntro, offer: aboutTeaser.offer },
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
};

console.log(`Nada se escribe hasta la última respuesta. Con ${BACK} vuelves a la pregunta anterior.`);
let index = 0;
for (let question = questions[index]; question; question = questions[index]) {
  console.log(`\n${index + 1}/${questions.length} ${promptOf(question)}`);
  index = Math.max(0, index + (await ask(question)));
}
closeTerminal();
write(answers);
console.log('\nListo: está en src/content/ y src/assets/projects/. `npm start` lo muestra.');
const missing = withoutIcon(answers);
if (missing.length > 0)
  console.log(`Sin icono todavía: ${missing.join(', ')}. Añádelo con la receta «Otra tecnología».`);

function promptOf({ text, example, fallback }: Question): string {
  const hints = [example && `como ${example}`, fallback && `Enter: ${fallback(answers) || 'nada'}`].filter(Boolean);
  return hints.length > 0 ? `${text} (${hints.join('; ')})` : text;
}

/** Asks until the answer can be used. Returns how many questions to go on or back. */
async function ask({ group, key, example, refusal, fallback, read = inOneLine }: Question): Promise<1 | -1> {
  for (;;) {
    const typed = await readAnswer();
    if (typed === undefined) {
      console.error('\nFaltan respuestas: no ha cambiado nada.');
      process.exit(1);
    }
    if (typed === BACK) return -1;
    const answer = typed || (fallback?.(answers) ?? '');
    Object.assign(answers[group], { [key]: read(answer) });
    if (await isRight(group, key, answer)) return 1;
    const reason = answer && (refusal?.(answer) ?? (example && `escríbelo como ${example}`));
    console.log(`Así no vale: ${reason || 'hace falta una respuesta'}.`);
  }
}

function inOneLine(answer: string): string {
  return answer.replaceAll('\n', ' ');
}

/** Whether the checks of the build find no fault in a field. Other texts need to be there. */
async function isRight(group: keyof Answers, key: string, answer: string): Promise<boolean> {
  if (group !== 'owner' && group !== 'project') return answer !== '';
  const field = `${group === 'owner' ? group : 'projects[1]'}.${key}`;
  const changed = factsOf(answers);
  const faults = [
    ...checkFacts({ ...facts, ...changed }, await pictures()),
    ...undeliverable(changed['src/content/owner.ts'].owner),
  ];
  return !faults.some((fault) => [' is ', '[', '.'].some((end) => fault.includes(`: ${field}${end}`)));
}

/** The project's screenshot, if it is a picture. */
async function pictures(): Promise<Pictures> {
  const { image } = answers.project;
  const size = await sharp(image || ' ')
    .metadata()
    .catch(() => undefined);
  return size ? { [`projects/${nameOf(image)}`]: { ...size, widths: { avif: [], webp: [] } } } : {};
}
