import { existsSync } from 'node:fs';
import sharp from 'sharp';
import * as v from 'valibot';
import { contentSchema } from '../../content/schema';
import type { Pictures, Sample } from '../../content/schema/kinds';
import { SCREENSHOT_WIDTH } from '../../content/schema/screenshots';
import { undeliverable } from '../build/check/checkContent';
import type { Answers, Said } from './answers';
import * as read from './read';
import { ENGLISH, nameOf } from './write';

type Part = 'owner' | 'about' | 'project' | 'site';

export interface Question {
  /** Where the answer is, such as `main.owner.name`. */
  key: `${keyof Answers}.${Part}.${string}`;
  text: string;
  example?: string;
  /** Why an answer is refused, if the example does not say it. */
  refusal?: string;
  /** Taken if nothing is typed; empty where that is an answer, undefined where it is none. */
  fallback?: (said: Said, main: Said) => string | undefined;
  /** The value of an answer, which is the answer in one line otherwise. */
  read?: (answer: string) => unknown;
  /** Whether the question is asked; it always is by default. */
  isAsked?: (answers: Answers) => boolean;
}

type Row = [key: `${Part}.${string}`, text: string, example?: string, options?: Partial<Question>];

const SIZE = `de ${SCREENSHOT_WIDTH} píxeles de ancho o más, o 720 si es de un teléfono`;
const FORMS = `escribe netlify, una clave de ${Object.keys(read.SERVICE_KEYS).join(', ')}, o php si tu hosting lo tiene`;
const ENGLISH_TOO = '¿Habrá también una edición en inglés? Con sí escribes ahora sus textos';

const phoneAt = (answer: string) => answer || undefined;
const urlAt = (answer: string) => (answer ? read.withProtocol(answer) : undefined);
const php = ({ owner: { siteUrl = '' } }: Said) =>
  undeliverable({ siteUrl, contactForm: { service: 'php' } }).length > 0 ? undefined : 'php';

const nothing = { fallback: () => '' };
const profession = { fallback: ({ owner }: Said) => read.inSentence(owner.role ?? '') };
const familyName = { fallback: ({ owner }: Said) => read.familyNameOf(owner.name ?? '') };
const skills = { read: read.technologyNames };
const paragraphs = { read: read.paragraphsOf };
const oneSentence = { read: read.sentence };
const country = { read: read.countryAt, refusal: 'escríbelo en español y completo, como Estados Unidos' };
const image = { read: read.fileAt, refusal: 'no existe, no es una imagen o no llega a ese ancho' };
const profiles = { ...nothing, read: read.profilesAt };
const form = { read: read.contactForm, refusal: FORMS, fallback: php };
const sameSkills: Partial<Question> = { ...skills, fallback: (_, { owner }) => owner.skills?.join(', ') };
const editions = { read: read.editionsOf, refusal: 'escribe sí o no', fallback: () => 'no' };

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
  ['owner.phone', 'Teléfono, si lo quieres mostrar', '+506 8123-4567', { ...nothing, read: phoneAt }],
  ['owner.profiles', 'Tus perfiles y tu blog, separados por comas', 'github.com/ana, linkedin.com/in/ana', profiles],
  ['owner.siteUrl', 'Dirección donde publicarás el sitio', 'https://ana.dev/', { read: read.siteAt }],
  ['owner.contactForm', 'Formulario: php, netlify, o un servicio y su clave', 'formspree xayzbwqr', form],
  ['about.statement', 'Una frase sobre ti', '', oneSentence],
  ['about.paragraphs', 'Un párrafo sobre ti, o varios', '', paragraphs],
  ['project.title', 'Título de un proyecto tuyo', 'Aguas de Turrialba'],
  ['project.description', 'El proyecto en una frase', 'Reservas de rafting con pago en línea.', oneSentence],
  ['project.subtitle', 'Un subtítulo corto', 'Del río a la reserva en dos minutos'],
  ['project.paragraphs', 'Qué resuelve y cómo, en un párrafo o varios', '', paragraphs],
  ['project.url', 'Su dirección, si es público', 'https://aguas.com', { ...nothing, read: urlAt }],
  ['project.technologies', 'Con qué está hecho, separado por comas', 'HTML, React', { ...nothing, ...skills }],
  ['project.image', `Archivo con su captura, ${SIZE}`, 'captura.png', image],
  ['project.imageAlt', 'Lo que se ve en la captura', 'Portada con una balsa en un río'],
  ['site.editions', ENGLISH_TOO, '', { ...editions, isAsked: () => existsSync(ENGLISH) }],
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
  ['project.imageAlt', 'lo que se ve en la captura'],
];

/** English ones of the project are asked if it has a title in English. */
const isAskedInEnglish = (key: string, { main, english }: Answers) =>
  main.site.editions?.includes('en') === true && (!/^project\.(?!title)/.test(key) || Boolean(english.project.title));

export const questions: readonly Question[] = [
  ...spanish.map(([key, text, example, options]): Question => ({ key: `main.${key}`, text, example, ...options })),
  ...english.map(
    ([key, text, example, options]): Question => ({
      ...{ key: `english.${key}`, text: `En inglés, ${text}`, example, ...options },
      isAsked: (answers) => isAskedInEnglish(key, answers),
    }),
  ),
];

/** The questions that have an answer. */
export function answeredBy(answers: Answers): Question[] {
  return questions.filter(({ key }) => {
    const [edition, part, name = ''] = key.split('.') as [keyof Answers, Part, string];
    return name in answers[edition][part];
  });
}

/** What is taken if nothing is typed. */
export function fallbackOf({ key, fallback }: Question, { main, english }: Answers): string | undefined {
  return fallback?.(key.startsWith('english') ? english : main, main);
}

/** Takes an answer. Returns why it is refused, if it is. */
export async function answer(question: Question, text: string, answers: Answers): Promise<string | undefined> {
  const { key, example, refusal } = question;
  const [edition, part, name = ''] = key.split('.') as [keyof Answers, Part, string];
  const value = (question.read ?? read.inOneLine)(text);
  Object.assign(answers[edition][part], { [name]: value });
  if (text === '') return fallbackOf(question, answers) === '' ? undefined : 'hace falta una respuesta';
  const isImage = name === 'image';
  const schema = schemasOf(answers.main, isImage ? await picturesAt(read.fileAt(text)) : {})[part][name];
  const form = { siteUrl: '', contactForm: { service: 'php' as const }, ...answers.main.owner };
  const isSent = name !== 'contactForm' || undeliverable(form).length === 0;
  if (isSent && (!schema || v.is(schema, isImage ? nameOf(read.fileAt(text)) : value))) return undefined;
  const { length = text.length } = (schema && v.getMetadata(schema)) as Sample;
  if (text.length > length) return `caben ${length} caracteres`;
  return refusal ?? (example ? `escríbelo como ${example}` : 'es demasiado largo');
}

/** The picture that a file has, if the build takes it. */
async function picturesAt(file: string): Promise<Pictures> {
  if (!/\.(png|jpe?g|webp|avif)$/i.test(file)) return {};
  const size = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return size ? { [`projects/${nameOf(file)}`]: { ...size, avif: { stem: '', widths: [] } } } : {};
}

/** The schemas of what can be answered. */
function schemasOf(main: Said, pictures: Pictures): Record<Part, Record<string, v.GenericSchema | undefined>> {
  const { name, country } = main.owner;
  const { skills } = contentSchema().owner.entries.owner.entries;
  const technologyNames = main.project.technologies?.filter((name) => v.is(skills.item, name));
  const { owner, about, projects } = contentSchema({ name, country, technologyNames, pictures });
  return {
    owner: owner.entries.owner.entries,
    about: about.entries.about.entries,
    project: projects.entries.projects.item.entries,
    site: { editions: owner.entries.editions },
  };
}
