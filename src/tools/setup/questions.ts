import * as v from 'valibot';
import {
  type About,
  type Career,
  type Curriculum,
  contentSchema,
  type Owner,
  type ProjectEntry,
} from '../../content/schema';
import { second, words } from './language';
import * as read from './read';
import { sampleOf } from './resume/reading';
import { en } from './words/en';
import { es } from './words/es';

/** The answers for one edition, which is the site in one language. */
export interface EditionAnswers {
  owner: Partial<Owner>;
  about: Partial<About>;
  /** The project about which `setup` asks. `image` is the path of the screenshot. */
  project: Partial<ProjectEntry>;
  /** The projects in a résumé, by their ids. If a résumé has projects, `setup` does not ask about a project. */
  projects: Record<number, Partial<ProjectEntry>>;
  career: Career;
  curriculum: Curriculum;
}

export interface Answers {
  main: EditionAnswers;
  /** The answers in the second language. */
  translation: EditionAnswers;
}

export function noAnswers(): EditionAnswers {
  const career = { experience: [], studies: [], certificates: [] };
  return { owner: {}, about: {}, project: {}, projects: {}, career, curriculum: {} };
}

type Field = keyof typeof words.questions;

export interface Question {
  /** The place of the answer in `Answers`, such as `main.owner.name`. */
  key: string;
  /** Returns the answer if nothing is typed: '' if the field can be left out, undefined if an answer is needed. */
  fallback?: (answers: EditionAnswers, main: EditionAnswers) => string | undefined;
  /** Converts an answer to its value, which is empty if the answer is wrong. By default, the value is the answer in one line. */
  read?: (answer: string) => unknown;
  isAsked: (answers: Answers) => boolean;
}

type Options = Partial<Record<string, Partial<Question>>>;

const nothing = { fallback: () => '' };
const paragraphs = { read: read.paragraphsOf };
const oneSentence = { read: read.sentence };
const skills = { read: read.technologyNames };

const OPTIONS: Options = {
  'owner.familyName': { fallback: ({ owner }) => read.familyNameOf(owner.name ?? '') },
  'owner.profession': { fallback: ({ owner }) => read.inSentence(owner.role ?? '') },
  'owner.skills': skills,
  'owner.birthDate': { ...nothing, read: read.dateAt },
  'owner.city': nothing,
  'owner.country': { read: read.countryAt },
  'owner.phone': nothing,
  'owner.profiles': { ...nothing, read: read.profilesAt },
  'owner.siteUrl': { read: read.siteAt },
  'owner.contactForm': { read: read.contactForm, fallback: () => 'php' },
  'about.statement': oneSentence,
  'about.paragraphs': paragraphs,
  'project.description': oneSentence,
  'project.paragraphs': paragraphs,
  'project.url': { ...nothing, read: read.withProtocol },
  'project.technologies': { ...nothing, ...skills },
  'project.image': { ...nothing, read: read.screenshotAt },
  'project.imageAlt': { isAsked: ({ main }) => main.project.image !== undefined },
};

/** The options of the questions in the second language. */
const TRANSLATION_OPTIONS: Options = {
  ...OPTIONS,
  'owner.skills': { ...skills, fallback: (_, { owner }) => owner.skills?.join(', ') },
  'owner.city': { fallback: (_, { owner }) => owner.city, isAsked: ({ main }) => main.owner.city !== undefined },
  'project.title': nothing,
};

/** A character that few fonts have. */
const UNUSUAL = /[^\p{Script=Latin}\p{Mark}\p{Decimal_Number}\p{Punctuation}\s`^+<=>|~$]/u;

/** The fields that a translation has in its own language. */
const TRANSLATED = /^(owner\.(role|profession|skills|city)|about\..*|project\.(?!url|technologies|image$).*)$/;

const fields = Object.keys(es.questions).filter((field) => !field.startsWith('translation'));

export const questions: readonly Question[] = [
  ...fields.map((field) => questionOf('main', field, OPTIONS)),
  ...fields
    .filter((field) => TRANSLATED.test(field))
    .map((field) => questionOf('translation', field, TRANSLATION_OPTIONS)),
];

function questionOf(edition: keyof Answers, field: string, { [field]: options }: Options): Question {
  return {
    ...options,
    key: `${edition}.${field}`,
    isAsked: (answers) => hasPlace(edition, field, answers) && options?.isAsked?.(answers) !== false,
  };
}

/**
 * Returns the text of a question, an example of an answer, and the reason for a refusal if the example does not show the reason.
 */
export function wordingOf({ key }: Question, { main }: Answers) {
  const tag = key.startsWith('translation') ? second : undefined;
  const field = key.replace(/^\w+\./, '') as Field;
  const [text = '', , refusal] = words.questions[field];
  const [own = text] = words.questions[key as Field] ?? [];
  const [, example] = (tag ? { es, en }[tag] : words).questions[field];
  const isOfProject = field.startsWith('project') && key !== 'main.project.title';
  const before = [tag && words.inLanguage[tag], isOfProject && words.project(main.project.title)]
    .filter(Boolean)
    .join('');
  return { text: before + (before ? own.charAt(0).toLowerCase() + own.slice(1) : own), example, refusal };
}

/** Returns whether an edition needs the answer to a question. If a résumé has projects, `setup` does not ask about a project. */
function hasPlace(edition: keyof Answers, field: string, { main, translation }: Answers): boolean {
  if (field.startsWith('project.') && Object.keys(main.projects).length > 0) return false;
  if (edition === 'main') return true;
  // A project without a translated title is not translated.
  const isOfTranslation = /^project\.(?!title)/.test(field);
  return second !== undefined && (!isOfTranslation || translation.project.title !== undefined);
}

/** Returns the questions that must be asked, given the answers so far. */
export function askedOf(answers: Answers, answered: readonly Question[]): Question[] {
  return questions.filter((question) => !answered.includes(question) && question.isAsked(answers));
}

/** Returns the answer if nothing is typed. */
export function fallbackOf({ key, fallback }: Question, { main, translation }: Answers): string | undefined {
  return fallback?.(key.startsWith('translation') ? translation : main, main);
}

/** Stores an answer, or the fallback if nothing is typed. Returns the reason if the answer is refused. */
export async function answer(question: Question, typed: string, answers: Answers): Promise<string | undefined> {
  const { key } = question;
  const [edition, part, name = ''] = key.split('.') as [keyof Answers, Part, string];
  const stored: Record<string, unknown> = answers[edition][part];
  delete stored[name];
  const text = typed || fallbackOf(question, answers);
  if (!text) return text === '' ? undefined : words.needed;
  const value: unknown = await (question.read ?? read.inOneLine)(text);
  stored[name] = value;
  const schema = schemasOf(answers.main)[part][name] ?? v.pipe(v.string(), v.minLength(1));
  const isRight = v.safeParse(schema, value).success;
  // Loading the typesetter takes a second, so texts with ordinary characters are not checked.
  const isDrawn = !UNUSUAL.test(text) || (await (await import('./drawable')).isDrawable(text));
  if (isRight && isDrawn) return undefined;
  delete stored[name];
  if (isRight) return words.undrawable;
  const { length = text.length, limits: [, most = text.length] = [] } = sampleOf(schema);
  if (text.length > length) return words.letters(length);
  if (Array.isArray(value) && value.length > most) return words.room(most);
  const { example, refusal } = wordingOf(question, answers);
  return refusal ?? (example ? words.writeLike(example) : words.tooLong);
}

type Part = 'owner' | 'about' | 'project';

/** Returns the schemas of the fields about which `setup` asks. */
function schemasOf(main: EditionAnswers): Record<Part, Record<string, v.GenericSchema>> {
  const { name } = main.owner;
  const { skills } = contentSchema().owner.entries.owner.entries;
  const technologyNames = main.project.technologies?.filter((name) => v.is(skills.item, name));
  const { owner, about, projects } = contentSchema({ name, technologyNames });
  const { image, ...project } = projects.entries.projects.item.entries;
  return { owner: owner.entries.owner.entries, about: about.entries.about.entries, project };
}
