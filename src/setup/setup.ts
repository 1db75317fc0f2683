/** `npm run setup` asks in Spanish for the owner's facts and one project, and writes them in place of the example's. */
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { checkFacts, undeliverable } from '../build/checkContent';
import type { Pictures } from '../build/contentValues';
import { facts } from '../build/facts';
import { factsOf, nameOf, write } from './content';
import { type Answers, type Question, questions } from './questions';

/** The name in the example. */
const NOBODY = 'Nombre Apellido';

const { owner } = facts['src/content/owner.ts'];
if (owner.name !== NOBODY) {
  console.error(`src/content/ ya tiene los datos de ${owner.name}: cámbialos allí.`);
  process.exit(1);
}

const answers: Answers = {
  owner: { ...owner, phone: undefined, profiles: [] },
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

const terminal = createInterface({ input: process.stdin, output: process.stdout });
// One iterator for all questions: a line that arrives between two of them would be lost otherwise.
const lines = terminal[Symbol.asyncIterator]();
console.log('Cada respuesta va en una sola línea. Nada se escribe hasta la última.');
for (const [index, question] of questions.entries()) {
  console.log(`\n${index + 1}/${questions.length} ${promptOf(question)}`);
  while (!(await take(question))) {
    const { example, refusal = example ? `escríbelo como ${example}` : 'hace falta un texto' } = question;
    console.log(`Así no vale: ${refusal}.`);
  }
}
terminal.close();
write(answers);
console.log('\nListo: está en src/content/ y src/assets/projects/. `npm start` lo muestra.');

function promptOf({ text, example, fallback }: Question): string {
  const hints = [example && `como ${example}`, fallback && `Enter: ${fallback(answers) || 'nada'}`].filter(Boolean);
  return hints.length > 0 ? `${text} (${hints.join('; ')})` : text;
}

/** Reads an answer; false if it cannot be used. */
async function take({ group, key, fallback, read = (line) => line }: Question): Promise<boolean> {
  terminal.prompt();
  const { value = '', done } = await lines.next();
  if (done) {
    console.error('\nFaltan respuestas: no ha cambiado nada.');
    process.exit(1);
  }
  const line = value.trim() || (fallback?.(answers) ?? '');
  Object.assign(answers[group], { [key]: read(line) });
  if (group === 'about') return line !== '';
  return isRight(group === 'owner' ? `owner.${key}` : `projects[1].${key}`);
}

/** Whether the checks of the build find no fault in a field. */
async function isRight(field: string): Promise<boolean> {
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
