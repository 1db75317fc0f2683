import { fieldAt, isEntry } from '../../build/check/texts';
import { second, words } from '../language';
import { type Answers, askedOf, wordingOf } from '../questions';
import type { ImportResult } from './importResume';
import type { Resumes } from './readFile';
import { type Entry, firstTextOf, NAMES } from './texts';

/** Reports how many entries of a résumé are taken, and what is left out. */
export function reportOf(files: Resumes, { main }: Answers, { answered, left }: ImportResult): string[] {
  const { experience, studies, certificates, more = [] } = main.career;
  const lists = [
    answered,
    experience.flatMap((firm) => firm.posts),
    studies,
    certificates,
    Object.keys(main.projects),
    more.flatMap(({ entries }) => entries),
  ];
  const numbers = lists.map(({ length }, index) => `${words.counts[index]} ${length}`);
  return [`${words.from(namesOf(files))}: ${numbers.join(', ')}.`, ...leftOut(left)];
}

/** Reports each field that is taken from a résumé, the questions that remain, and what is left out. */
export function previewOf(
  files: Resumes,
  answers: Answers,
  typed: Map<string, string>,
  result: ImportResult,
): string[] {
  const { answered, offers, withoutEnd, left } = result;
  const editions = { '': answers.main, ...(second && { [second]: answers.translation }) };
  const fields = Object.entries(editions).flatMap(([tag, edition]) =>
    fieldsIn({ ...edition, projects: Object.values(edition.projects) }, tag),
  );
  const asked = askedOf(answers, answered).map((question) => {
    const { text } = wordingOf(question, answers);
    const proposed = typed.get(question.key);
    return proposed ? text + words.proposed(proposed) : text;
  });
  const questions = [...withoutEnd.map(endQuestion), ...asked, ...offers.map(({ question }) => question)];
  return [
    `${words.from(namesOf(files))} ${words.enters}:`,
    ...fields,
    words.asked,
    ...questions.map((line) => `- ${line}`),
    ...leftOut(left),
  ];
}

/** Lists each field with its value. A list of texts takes one line. */
function fieldsIn(value: unknown, path = ''): string[] {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  if (!isEntry(value) && !(Array.isArray(value) && value.some(isEntry)))
    return [`- ${fieldAt(path)}: ${[value].flat().join(' · ')}`];
  return Object.entries(value).flatMap(([name, part]) => fieldsIn(part, path ? `${path}.${name}` : name));
}

/** Returns the question that `setup` asks about an entry whose end date it cannot read. */
export function endQuestion(entry: Entry): string {
  const name = firstTextOf(entry, 'position', 'title', 'role', 'studyType', 'area');
  return words.ended(name, firstTextOf(entry, ...NAMES), entry.endDate);
}

function namesOf({ main, translation }: Resumes): string {
  return [main.name, translation?.name].filter(Boolean).join(words.and);
}

function leftOut(left: readonly string[]): string[] {
  return [words.left, ...(left.length > 0 ? left : [words.nothing]).map((line) => `- ${line}`)];
}
