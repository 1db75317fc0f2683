/** Asks for the owner's facts and one project, and replaces the example with the answers. A résumé answers some questions. */

import { readdirSync } from 'node:fs';
import { log } from '@clack/prompts';
import { owner } from '../../content/owner';
import { projects } from '../../content/projects';
import { NOBODY } from '../build/check/example';
import { formFaults } from '../build/warnings';
import { readCommandLine } from '../commandLine';
import { en } from '../doctor/words/en';
import { es } from '../doctor/words/es';
import { ask, askAll, askLanguages, isAgreed, leave } from './ask';
import { NEUTRAL_ICON } from './icons';
import { choose, second, speak, spoken, words } from './language';
import { type Answers, noAnswers, type Question } from './questions';
import { endOf } from './resume/dates';
import { importResume } from './resume/importResume';
import { languageOf, readResumes } from './resume/readFile';
import { endQuestion, previewOf, reportOf } from './resume/report';
import { BEFORE, keepsOffer, SCREENSHOTS, technologiesOf, write } from './write';

const isExample = owner.name === NOBODY;
// The languages of the example are not the owner's choice, so the questions are in the language of the system.
if (isExample) speak([new Intl.DateTimeFormat().resolvedOptions().locale]);
const { values, positionals } = readCommandLine({
  name: 'npm run setup',
  about: words.about,
  options: { preview: { type: 'boolean', about: words.aboutPreview } },
  takesFiles: true,
  spoken,
});
const [file] = positionals;
if (values.preview && !file) leave(words.nothingToPreview);
if (!isExample && !file) leave(`${words.ownedBy(owner.name)}: ${words.changeThere}.`);

const answers: Answers = { main: noAnswers(), translation: noAnswers() };
const typed = new Map<string, string>();

// Answers can come from a pipe, which ends if there are too few answers.
process.stdin.once('end', () => leave(words.tooFew));
if (!values.preview) choose((await askLanguages()).split(','));
const answered = file ? await takeFrom(file) : [];
log.info(words.start);
await askAll(answers, answered, typed);
await write(answers);
log.success(words.done(BEFORE));
if (second && answers.translation.career.experience.length > 0) log.info(words.untranslated);
if (isExample) log.info(words.exampleServices);
if (keepsOffer) log.info(words.exampleOffer);
const neutral = technologiesOf(answers.main).flatMap(({ name, icon }) => (icon === NEUTRAL_ICON ? name : []));
if (neutral.length > 0) log.info(words.neutralIcons(neutral.join(', ')));
for (const fault of formFaults({ ...owner, ...answers.main.owner }, { es, en }[spoken])) log.warn(fault);
process.exit();

/**
 * Takes the answers in a résumé, and reports them. Asks for unreadable dates, and whether quotations are to be published. Returns
 * the questions that the résumé answers.
 */
async function takeFrom(path: string): Promise<Question[]> {
  if (values.preview && isExample) {
    const { main, translation } = read(path);
    choose(translation ? ['es', 'en'] : [languageOf(main)]);
  }
  const files = read(path);
  const first = await importResume(files, answers, typed);
  if (values.preview) {
    console.log(previewOf(files, answers, typed, first).join('\n'));
    process.exit();
  }
  console.log(reportOf(files, answers, first).join('\n'));
  if (!isExample) {
    log.warn(
      words.removed(
        projects.map(({ title }) => words.quoted(title)),
        readdirSync(SCREENSHOTS),
      ),
    );
    if ((await isAgreed(`${words.ownedBy(owner.name)}. ${words.replace}`)) !== true) leave(words.unchanged);
  }
  for (const entry of first.withoutEnd) {
    await ask(endQuestion(entry), async (text) => {
      entry.endDate = text;
      const isRight = text && endOf(entry) !== undefined;
      return isRight ? undefined : words.wrongEnd;
    });
  }
  const { answered, offers } = await importResume(files, answers, typed);
  for (const { question, accept } of offers) if ((await isAgreed(question)) === true) accept();
  return answered;
}

function read(path: string) {
  try {
    return readResumes(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    leave(words.unreadable(path, why));
  }
}
