import * as v from 'valibot';
import {
  type About,
  type Career,
  type Curriculum,
  contentSchema,
  type Editions,
  type Owner,
  type ProjectEntry,
} from '../../content/schema';
import { PORTRAIT } from '../../schema/kinds';
import { SCREENSHOT_WIDTH } from '../../schema/screenshots';
import * as read from './read';
import { sampleOf } from './resume/reading';

/** What is said in one language. */
export interface Said {
  owner: Partial<Owner>;
  about: Partial<About>;
  /** `image` is the path of the screenshot. */
  project: Partial<ProjectEntry>;
  /** Those of a résumé, by their ids; with them, no project is asked for. */
  projects: Record<number, Partial<ProjectEntry>>;
  site: { editions?: Editions };
  career: Career;
  curriculum: Curriculum;
}

export interface Answers {
  main: Said;
  /** The words of the English edition. */
  english: Said;
}

export function nothingSaid(): Said {
  const career = { experience: [], studies: [], certificates: [] };
  return { owner: {}, about: {}, project: {}, projects: {}, site: {}, career, curriculum: {} };
}

export interface Question {
  /** Where the answer is, such as `main.owner.name`. */
  key: string;
  text: string;
  example?: string;
  /** Why an answer is refused, if the example does not say it. */
  refusal?: string;
  /** Taken if nothing is typed; empty where that is an answer, undefined where it is none. */
  fallback?: (said: Said, main: Said) => string | undefined;
  /** The value of an answer, which is the answer in one line otherwise; empty if it is none. */
  read?: (answer: string) => unknown;
  isAsked: (answers: Answers) => boolean;
}

type Row = [key: string, text: string, example?: string, options?: Partial<Question>];

const SIZE = `de ${SCREENSHOT_WIDTH} píxeles de ancho o más, o ${PORTRAIT} si es de un teléfono`;
const TOO_LONG = 'es demasiado largo, o tiene un Markdown que aquí no vale: delante de su signo va \\';
const ENGLISH_TOO = '¿Habrá también una edición en inglés? Con sí escribes ahora sus textos';

const nothing = { fallback: () => '' };
const profession = { fallback: ({ owner }: Said) => read.inSentence(owner.role ?? '') };
const familyName = { fallback: ({ owner }: Said) => read.familyNameOf(owner.name ?? '') };
const skills = { read: read.technologyNames };
const paragraphs = { read: read.paragraphsOf };
const oneSentence = { read: read.sentence };
const country = { read: read.countryAt, refusal: 'escríbelo en español y completo, como Estados Unidos' };
const image = {
  ...nothing,
  read: read.screenshotAt,
  refusal: 'no existe, no es una imagen o no llega a ese ancho',
};
const ofImage = { isAsked: ({ main }: Answers) => main.project.image !== undefined };
const form = { read: read.contactForm, fallback: () => 'php' };
const profiles = { ...nothing, read: read.profilesAt };
const sameSkills: Partial<Question> = { ...skills, fallback: (_, { owner }) => owner.skills?.join(', ') };
const editions = {
  read: read.editionsOf,
  refusal: 'escribe sí o no',
  fallback: () => 'no',
  isAsked: () => read.language !== 'en',
};

const spanish: Row[] = [
  ['owner.name', 'Nombre completo', 'Ana María Núñez Pérez'],
  ['owner.familyName', 'Apellidos', '', { ...familyName, refusal: 'es el final de tu nombre, escrito igual' }],
  ['owner.role', 'Lo que haces, como título', 'Desarrolladora Frontend'],
  ['owner.profession', 'Cómo sigue «Soy…»', '', profession],
  ['owner.skills', 'Lo que dominas, separado por comas', 'HTML, CSS, React, Node.js', skills],
  ['owner.birthDate', 'Fecha de nacimiento; el sitio muestra la edad', '31/12/1990', { read: read.dateAt }],
  ['owner.city', 'Ciudad', 'San José'],
  ['owner.country', 'País', 'Costa Rica', country],
  ['owner.email', 'Correo', 'ana@correo.com'],
  ['owner.phone', 'Teléfono, si lo quieres mostrar', '+506 8123-4567', nothing],
  ['owner.profiles', 'Tus perfiles y tu blog, separados por comas', 'github.com/ana, linkedin.com/in/ana', profiles],
  ['owner.siteUrl', 'Dirección donde publicarás el sitio', 'https://ana.dev/', { read: read.siteAt }],
  ['owner.contactForm', 'Formulario: php, netlify, o un servicio y su clave', 'formspree xayzbwqr', form],
  ['about.statement', 'Una frase sobre ti', '', oneSentence],
  ['about.paragraphs', 'Un párrafo sobre ti, o varios', '', paragraphs],
  ['project.title', 'Título de un proyecto tuyo', 'Aguas de Turrialba'],
  ['project.description', 'El proyecto en una frase', 'Reservas de rafting con pago en línea.', oneSentence],
  ['project.subtitle', 'Un subtítulo corto', 'Del río a la reserva en dos minutos'],
  ['project.paragraphs', 'Qué resuelve y cómo, en un párrafo o varios', '', paragraphs],
  ['project.url', 'Su dirección, si es público', 'https://aguas.com', { ...nothing, read: read.withProtocol }],
  ['project.technologies', 'Con qué está hecho, separado por comas', 'HTML, React', { ...nothing, ...skills }],
  ['project.image', `Archivo con su captura, ${SIZE}; sin ella se dibuja una isla`, 'captura.png', image],
  ['project.imageAlt', 'Lo que se ve en la captura', 'Portada con una balsa en un río', ofImage],
  ['site.editions', ENGLISH_TOO, '', editions],
];

/** What is asked of the English edition, in the words that follow «En inglés, ». */
const english: Row[] = [
  ['owner.role', 'lo que haces, como título', 'Frontend developer'],
  ['owner.profession', 'cómo sigue «As a…»', '', profession],
  ['owner.skills', 'lo que dominas, separado por comas', '', sameSkills],
  ['owner.city', 'tu ciudad', '', { fallback: (_, { owner }) => owner.city }],
  ['about.statement', 'la frase sobre ti', '', oneSentence],
  ['about.paragraphs', 'el párrafo sobre ti, o varios', '', paragraphs],
  ['project.title', 'el título del proyecto, si lo traduces; si no, se enlaza en español', '', nothing],
  ['project.description', 'el proyecto en una frase', '', oneSentence],
  ['project.subtitle', 'el subtítulo corto'],
  ['project.paragraphs', 'qué resuelve y cómo, en un párrafo o varios', '', paragraphs],
  ['project.imageAlt', 'lo que se ve en la captura', '', ofImage],
];

export const questions: readonly Question[] = [...rowsOf('main', spanish), ...rowsOf('english', english)];

function rowsOf(edition: keyof Answers, rows: readonly Row[]): Question[] {
  return rows.map(([key, text, example, options]) => ({
    key: `${edition}.${key}`,
    text: edition === 'english' ? `En inglés, ${text}` : text,
    example,
    ...options,
    isAsked: (answers) => hasPlace(edition, key, answers) && options?.isAsked?.(answers) !== false,
  }));
}

/** Whether an edition has a place for an answer. Projects of a résumé take that of the one which is asked for. */
function hasPlace(edition: keyof Answers, key: string, { main, english }: Answers): boolean {
  if (key.startsWith('project.') && Object.keys(main.projects).length > 0) return false;
  if (edition === 'main') return true;
  // A project without a title in English is not translated.
  const isOfTranslation = /^project\.(?!title)/.test(key);
  return main.site.editions?.includes('en') === true && (!isOfTranslation || english.project.title !== undefined);
}

/** The questions that follow from the answers so far. */
export function askedOf(answers: Answers, answered: readonly Question[]): Question[] {
  return questions.filter((question) => !answered.includes(question) && question.isAsked(answers));
}

/** What is taken if nothing is typed. */
export function fallbackOf({ key, fallback }: Question, { main, english }: Answers): string | undefined {
  return fallback?.(key.startsWith('english') ? english : main, main);
}

/** Takes an answer, of which nothing typed may be one. Returns why it is refused, if it is. */
export async function answer(question: Question, typed: string, answers: Answers): Promise<string | undefined> {
  const { key, example, refusal } = question;
  const [edition, part, name = ''] = key.split('.') as [keyof Answers, Part, string];
  const said: Record<string, unknown> = answers[edition][part];
  delete said[name];
  const text = typed || fallbackOf(question, answers);
  if (!text) return text === '' ? undefined : 'hace falta una respuesta';
  const value: unknown = await (question.read ?? read.inOneLine)(text);
  said[name] = value;
  const schema = schemasOf(answers.main)[part][name] ?? v.pipe(v.string(), v.minLength(1));
  if (v.safeParse(schema, value).success) return undefined;
  delete said[name];
  const { length = text.length, limits: [, most = text.length] = [] } = sampleOf(schema);
  if (text.length > length) return `caben ${length} caracteres`;
  if (Array.isArray(value) && value.length > most) return `caben ${most}`;
  return refusal ?? (example ? `escríbelo como ${example}` : TOO_LONG);
}

type Part = 'owner' | 'about' | 'project' | 'site';

/** The schemas of what can be answered. */
function schemasOf(main: Said): Record<Part, Record<string, v.GenericSchema>> {
  const { name } = main.owner;
  const { skills } = contentSchema().owner.entries.owner.entries;
  const technologyNames = main.project.technologies?.filter((name) => v.is(skills.item, name));
  const { owner, about, projects } = contentSchema({ name, technologyNames });
  const { image, ...project } = projects.entries.projects.item.entries;
  const site = { editions: owner.entries.editions };
  return { owner: owner.entries.owner.entries, about: about.entries.about.entries, project, site };
}
