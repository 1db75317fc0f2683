import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { aboutTeaser, hero } from '#content/home';
import { locale } from '#content/locale';
import { contentSchema } from '../../content/schema';
import type { Pictures, Sample } from '../../content/schema/kinds';
import { regionNamed } from '../../content/schema/regions';
import { SCREENSHOT_WIDTH } from '../../content/schema/screenshots';
import { undeliverable } from '../build/check/checkContent';
import {
  type Answers,
  contactForm,
  dateAt,
  editionsOf,
  familyNameOf,
  fileAt,
  inOneLine,
  inSentence,
  offerOf,
  paragraphsOf,
  profilesAt,
  type Said,
  SERVICE_KEYS,
  sentence,
  siteAt,
  technologyNames,
  withProtocol,
} from './answers';
import { ENGLISH, nameOf } from './write';

type Part = 'owner' | 'home' | 'about' | 'project' | 'site';

interface Options {
  /** Why an answer is refused, if the example does not say it. */
  refusal?: string | ((answer: string) => string);
  /** Taken if nothing is typed; empty where that is an answer, undefined where it is none. */
  fallback?: (said: Said, answers: Answers) => string | undefined;
  /** The value of an answer, which is the answer in one line otherwise. */
  read?: (answer: string) => unknown;
  /** Whether the question is asked; it always is by default. */
  isAsked?: (answers: Answers) => boolean;
}

export interface Question extends Options {
  /** Where the answer is, such as `owner.name`. */
  key: `${Part}.${string}`;
  text: string;
  example?: string;
  /** Whether the answer is for the English edition. */
  isEnglish: boolean;
}

type Row = [key: Question['key'], text: string, example?: string, options?: Options];

const COUNTRY = 'escríbelo en español y completo, como Estados Unidos';
const FORMS = `escribe netlify, una clave de ${Object.keys(SERVICE_KEYS).join(', ')}, o php si tu hosting lo tiene`;
const WITH_SKILLS = 'necesita {skills} donde va la lista, y no más de 300 caracteres';
const SIZE = `de ${SCREENSHOT_WIDTH} píxeles de ancho o más, o 720 si es de un teléfono`;
const TRANSLATED =
  '¿Habrá también una edición en inglés? Con sí escribes ahora en inglés lo que dijiste de ti y, si quieres, del proyecto';

const nothing = () => '';
const refuseImage = (answer: string) =>
  existsSync(fileAt(answer)) ? 'no es una imagen, o no llega a ese ancho' : `no existe ${resolve(fileAt(answer))}`;
const phoneAt = (answer: string) => answer || undefined;
const countryAt = (answer: string) => regionNamed(answer, locale.tag)?.name ?? '';
const urlAt = (answer: string) => (answer ? withProtocol(answer) : undefined);
const profession = ({ owner }: Said) => inSentence(owner.role ?? '');
const familyName = ({ owner }: Said) => familyNameOf(owner.name ?? '');
const php = ({ owner: { siteUrl = '' } }: Said) =>
  undeliverable({ siteUrl, contactForm: { service: 'php' } }).length > 0 ? undefined : 'php';
/** The example's English text stays where its Spanish one does. */
const offer = ({ home }: Said, { main }: Answers) => (main.home.offer === aboutTeaser.offer ? home.offer : undefined);
const phrase = ({ home }: Said, { main }: Answers) => (main.home.skills === hero.skills ? home.skills : undefined);

const skills = { read: technologyNames };
const paragraphs = { read: paragraphsOf };
const oneSentence = { read: sentence };

const spanish: Row[] = [
  ['owner.name', 'Nombre completo', 'Ana María Núñez Pérez'],
  ['owner.familyName', 'Apellidos', '', { fallback: familyName, refusal: 'es el final de tu nombre, escrito igual' }],
  ['owner.role', 'Lo que haces, como título', 'Desarrolladora Frontend'],
  ['owner.profession', 'Cómo sigue «Soy…»', '', { fallback: profession }],
  ['owner.skills', 'Lo que dominas, separado por comas', 'HTML, CSS, React, Node.js', skills],
  ['owner.birthDate', 'Fecha de nacimiento; el sitio muestra la edad', '31/12/1990', { read: dateAt }],
  ['owner.city', 'Ciudad', 'San José'],
  ['owner.country', 'País', 'Costa Rica', { read: countryAt, refusal: COUNTRY }],
  ['owner.email', 'Correo', 'ana@correo.com'],
  ['owner.phone', 'Teléfono, si lo quieres mostrar', '+506 8123-4567', { fallback: nothing, read: phoneAt }],
  [
    'owner.profiles',
    'Direcciones de tus perfiles y de tu blog, separadas por comas',
    'github.com/ana, linkedin.com/in/ana',
    { fallback: nothing, read: profilesAt },
  ],
  ['owner.siteUrl', 'Dirección donde publicarás el sitio', 'https://ana.dev/', { read: siteAt }],
  [
    'owner.contactForm',
    'Formulario de contacto: php, netlify, o un servicio y su clave',
    'formspree xayzbwqr',
    { refusal: FORMS, fallback: php, read: contactForm },
  ],
  ['about.statement', 'Una frase sobre ti', '', oneSentence],
  ['about.paragraphs', 'Un párrafo sobre ti, o varios', '', paragraphs],
  [
    'home.offer',
    'Inicio: lo que ofreces, después de «Soy…:»',
    '',
    { fallback: () => aboutTeaser.offer, read: offerOf },
  ],
  [
    'home.skills',
    'Inicio: la frase sobre lo que dominas; la lista va donde dice {skills}',
    '',
    { refusal: WITH_SKILLS, fallback: () => hero.skills },
  ],
  ['project.title', 'Título de un proyecto tuyo', 'Aguas de Turrialba'],
  ['project.description', 'El proyecto en una frase', 'Reservas de rafting con pago en línea.', oneSentence],
  ['project.subtitle', 'Un subtítulo corto', 'Del río a la reserva en dos minutos'],
  ['project.paragraphs', 'Qué resuelve y cómo, en un párrafo o varios', '', paragraphs],
  ['project.url', 'Su dirección, si es público', 'https://aguas.com', { fallback: nothing, read: urlAt }],
  ['project.technologies', 'Con qué está hecho, separado por comas', 'HTML, React', { fallback: nothing, ...skills }],
  ['project.image', `Archivo con su captura, ${SIZE}`, 'captura.png', { refusal: refuseImage, read: fileAt }],
  ['project.imageAlt', 'Lo que se ve en la captura', 'Portada con una balsa en un río'],
  [
    'site.editions',
    TRANSLATED,
    '',
    { refusal: 'escribe sí o no', fallback: () => 'no', read: editionsOf, isAsked: () => existsSync(ENGLISH) },
  ],
];

/** What is asked of the English edition, in the words that follow «En inglés, ». */
const english: Row[] = [
  ['owner.role', 'lo que haces, como título', 'Frontend developer'],
  ['owner.profession', 'cómo sigue «As a…»', '', { fallback: profession }],
  [
    'owner.skills',
    'lo que dominas, separado por comas',
    '',
    { fallback: (_, { main }) => main.owner.skills?.join(', '), ...skills },
  ],
  ['owner.city', 'tu ciudad', '', { fallback: (_, { main }) => main.owner.city }],
  ['about.statement', 'la frase sobre ti', '', oneSentence],
  ['about.paragraphs', 'el párrafo sobre ti, o varios', '', paragraphs],
  ['home.offer', 'lo que ofreces, como frase completa después de «As a…,»', '', { fallback: offer, read: sentence }],
  [
    'home.skills',
    'la frase sobre lo que dominas; la lista va donde dice {skills}',
    '',
    { refusal: WITH_SKILLS, fallback: phrase },
  ],
  ['project.title', 'el título del proyecto, si lo traduces; si no, se enlaza en español', '', { fallback: nothing }],
  ['project.description', 'el proyecto en una frase', '', oneSentence],
  ['project.subtitle', 'el subtítulo corto'],
  ['project.paragraphs', 'qué resuelve y cómo, en un párrafo o varios', '', paragraphs],
  ['project.imageAlt', 'lo que se ve en la captura'],
];

/** English ones of the project are asked if it has a title in English. */
export const questions: readonly Question[] = [
  ...spanish.map(([key, text, example, options]) => ({ key, text, example, isEnglish: false, ...options })),
  ...english.map(([key, text, example, options]) => ({
    ...{ key, text: `En inglés, ${text}`, example, isEnglish: true, ...options },
    isAsked: ({ site, english: { project } }: Answers) =>
      site.editions.length > 1 && (!/^project\.(?!title)/.test(key) || Boolean(project.title)),
  })),
];

/** What is taken if nothing is typed. */
export function fallbackOf({ fallback, isEnglish }: Question, answers: Answers): string | undefined {
  return fallback?.(isEnglish ? answers.english : answers.main, answers);
}

/** Takes an answer. Returns why it is refused, if it is; of a picture, once its size is known. */
export function answer(
  question: Question,
  text: string,
  answers: Answers,
): string | undefined | Promise<string | undefined> {
  const { key, isEnglish, read = inOneLine } = question;
  const [part, name = ''] = key.split('.') as [Part, string];
  const value = read(text);
  Object.assign(part === 'site' ? answers.site : (isEnglish ? answers.english : answers.main)[part], { [name]: value });
  if (text === '' && fallbackOf(question, answers) === undefined) return 'hace falta una respuesta';
  // In English, the project may stay without a title.
  if (text === '' && isEnglish) return undefined;
  const reasonWith = (value: unknown, pictures: Pictures) =>
    reasonOf(question, text, value, schemasOf(answers, pictures)[part][name], answers);
  if (key !== 'project.image') return reasonWith(value, {});
  return picturesAt(fileAt(text)).then((pictures) => reasonWith(nameOf(fileAt(text)), pictures));
}

function reasonOf(
  { key, example, refusal }: Question,
  text: string,
  value: unknown,
  schema: v.GenericSchema | undefined,
  { main }: Answers,
) {
  const form = { siteUrl: '', contactForm: { service: 'php' as const }, ...main.owner };
  const isSent = key !== 'owner.contactForm' || undeliverable(form).length === 0;
  if (isSent && (!schema || v.is(schema, value))) return undefined;
  const { length = text.length } = (schema && v.getMetadata(schema)) as Sample;
  if (text.length > length) return `caben ${length} caracteres`;
  const reason = typeof refusal === 'function' ? refusal(text) : refusal;
  return reason ?? (example ? `escríbelo como ${example}` : 'es demasiado largo');
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
function schemasOf({ main }: Answers, pictures: Pictures): Record<Part, Record<string, v.GenericSchema | undefined>> {
  const { name, country } = main.owner;
  const { skills } = contentSchema().owner.entries.owner.entries;
  const technologyNames = main.project.technologies?.filter((name) => v.is(skills.item, name));
  const { owner, home, about, projects } = contentSchema({ name, country, technologyNames, pictures });
  return {
    owner: owner.entries.owner.entries,
    home: { skills: home.entries.hero.entries.skills, offer: home.entries.aboutTeaser.entries.offer },
    about: about.entries.about.entries,
    project: projects.entries.projects.item.entries,
    site: { editions: owner.entries.editions },
  };
}
