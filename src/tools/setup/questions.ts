import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { aboutTeaser, hero } from '#content/home';
import { locale } from '#content/locale';
import { contentSchema } from '../../content/schema';
import type { Pictures, Sample } from '../../content/schema/kinds';
import { regionNamed } from '../../content/schema/regions';
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

export interface Question {
  /** Where the answer is, such as `owner.name`. */
  key: `${Part}.${string}`;
  text: string;
  /** Whether the answer is for the English edition. */
  isEnglish?: boolean;
  /** Whether the question is asked; it always is by default. */
  isAsked?: (answers: Answers) => boolean;
  example?: string;
  /** Why an answer is refused, if the example does not say it. */
  refusal?: (answer: string) => string;
  /** Taken if nothing is typed; empty where that is an answer, undefined where it is none. */
  fallback?: (said: Said, answers: Answers) => string | undefined;
  /** The value of an answer, which is the answer in one line otherwise. */
  read?: (answer: string) => unknown;
}

const nothing = () => '';
const refuseSkills = () => 'necesita {skills} donde va la lista, y no más de 300 caracteres';
const refuseForm = () =>
  `escribe netlify, una clave de ${Object.keys(SERVICE_KEYS).join(', ')}, o php si tu hosting lo tiene`;
const refuseImage = (answer: string) =>
  existsSync(fileAt(answer)) ? 'no es una imagen, o no llega a ese ancho' : `no existe ${resolve(fileAt(answer))}`;

const spanish: readonly Question[] = [
  { key: 'owner.name', text: 'Nombre completo', example: 'Ana María Núñez Pérez' },
  {
    key: 'owner.familyName',
    text: 'Apellidos',
    refusal: () => 'es el final de tu nombre, escrito igual',
    fallback: ({ owner }) => familyNameOf(owner.name ?? ''),
  },
  { key: 'owner.role', text: 'Lo que haces, como título', example: 'Desarrolladora Frontend' },
  { key: 'owner.profession', text: 'Cómo sigue «Soy…»', fallback: ({ owner }) => inSentence(owner.role ?? '') },
  {
    key: 'owner.skills',
    text: 'Lo que dominas, separado por comas',
    example: 'HTML, CSS, React, Node.js',
    read: technologyNames,
  },
  {
    key: 'owner.birthDate',
    text: 'Fecha de nacimiento; el sitio muestra la edad',
    example: '31/12/1990',
    read: dateAt,
  },
  { key: 'owner.city', text: 'Ciudad', example: 'San José' },
  {
    key: 'owner.country',
    text: 'País',
    example: 'Costa Rica',
    refusal: () => 'escríbelo en español y completo, como Estados Unidos',
    read: (answer) => regionNamed(answer, locale.tag)?.name ?? '',
  },
  { key: 'owner.email', text: 'Correo', example: 'ana@correo.com' },
  {
    key: 'owner.phone',
    text: 'Teléfono, si lo quieres mostrar',
    example: '+506 8123-4567',
    refusal: () => 'necesita el prefijo del país, como +506 8123-4567',
    fallback: nothing,
    read: (answer) => answer || undefined,
  },
  {
    key: 'owner.profiles',
    text: 'Direcciones de tus perfiles y de tu blog, separadas por comas',
    example: 'github.com/ana, linkedin.com/in/ana',
    fallback: nothing,
    read: profilesAt,
  },
  { key: 'owner.siteUrl', text: 'Dirección donde publicarás el sitio', example: 'https://ana.dev/', read: siteAt },
  {
    key: 'owner.contactForm',
    text: 'Formulario de contacto: php, netlify, o un servicio y su clave',
    example: 'formspree xayzbwqr',
    refusal: refuseForm,
    fallback: ({ owner: { siteUrl = '' } }) =>
      undeliverable({ siteUrl, contactForm: { service: 'php' } }).length > 0 ? undefined : 'php',
    read: contactForm,
  },
  { key: 'about.statement', text: 'Una frase sobre ti', read: sentence },
  { key: 'about.paragraphs', text: 'Un párrafo sobre ti, o varios', read: paragraphsOf },
  {
    key: 'home.offer',
    text: 'Inicio: lo que ofreces, después de «Soy…:»',
    fallback: () => aboutTeaser.offer,
    read: offerOf,
  },
  {
    key: 'home.skills',
    text: 'Inicio: la frase sobre lo que dominas; la lista va donde dice {skills}',
    refusal: refuseSkills,
    fallback: () => hero.skills,
  },
  { key: 'project.title', text: 'Título de un proyecto tuyo', example: 'Aguas de Turrialba' },
  {
    key: 'project.description',
    text: 'El proyecto en una frase',
    example: 'Reservas de rafting con pago en línea.',
    read: sentence,
  },
  { key: 'project.subtitle', text: 'Un subtítulo corto', example: 'Del río a la reserva en dos minutos' },
  { key: 'project.paragraphs', text: 'Qué resuelve y cómo, en un párrafo o varios', read: paragraphsOf },
  {
    key: 'project.url',
    text: 'Su dirección, si es público',
    example: 'https://aguasdeturrialba.com',
    fallback: nothing,
    read: (answer) => (answer ? withProtocol(answer) : undefined),
  },
  {
    key: 'project.technologies',
    text: 'Con qué está hecho, separado por comas',
    example: 'HTML, CSS, React',
    fallback: nothing,
    read: technologyNames,
  },
  {
    key: 'project.image',
    text: 'Archivo con su captura de pantalla, de 1344 píxeles de ancho o más, o 720 si es de un teléfono',
    example: 'captura.png',
    refusal: refuseImage,
    read: fileAt,
  },
  { key: 'project.imageAlt', text: 'Lo que se ve en la captura', example: 'Portada con una balsa en un río' },
  {
    key: 'site.editions',
    text: '¿Habrá también una edición en inglés? Con sí escribes ahora en inglés lo que dijiste de ti y, si quieres, del proyecto',
    refusal: () => 'escribe sí o no',
    fallback: () => 'no',
    read: editionsOf,
    isAsked: () => existsSync(ENGLISH),
  },
];

/** What is asked of the English edition, in the words that follow «En inglés, ». */
const english: readonly Question[] = [
  { key: 'owner.role', text: 'lo que haces, como título', example: 'Frontend developer' },
  { key: 'owner.profession', text: 'cómo sigue «As a…»', fallback: ({ owner }) => inSentence(owner.role ?? '') },
  {
    key: 'owner.skills',
    text: 'lo que dominas, separado por comas',
    fallback: (_, { main }) => main.owner.skills?.join(', '),
    read: technologyNames,
  },
  { key: 'owner.city', text: 'tu ciudad', fallback: (_, { main }) => main.owner.city },
  { key: 'about.statement', text: 'la frase sobre ti', read: sentence },
  { key: 'about.paragraphs', text: 'el párrafo sobre ti, o varios', read: paragraphsOf },
  {
    key: 'home.offer',
    text: 'lo que ofreces, como frase completa después de «As a…,»',
    fallback: ({ home }, { main }) => (main.home.offer === aboutTeaser.offer ? home.offer : undefined),
    read: sentence,
  },
  {
    key: 'home.skills',
    text: 'la frase sobre lo que dominas; la lista va donde dice {skills}',
    refusal: refuseSkills,
    fallback: ({ home }, { main }) => (main.home.skills === hero.skills ? home.skills : undefined),
  },
  {
    key: 'project.title',
    text: 'el título del proyecto, si lo traduces; si no, se enlaza en español',
    fallback: nothing,
  },
  { key: 'project.description', text: 'el proyecto en una frase', read: sentence },
  { key: 'project.subtitle', text: 'el subtítulo corto' },
  { key: 'project.paragraphs', text: 'qué resuelve y cómo, en un párrafo o varios', read: paragraphsOf },
  { key: 'project.imageAlt', text: 'lo que se ve en la captura' },
];

/** English ones of the project are asked if it has a title in English. */
export const questions: readonly Question[] = [
  ...spanish,
  ...english.map(
    (question): Question => ({
      ...question,
      text: `En inglés, ${question.text}`,
      isEnglish: true,
      isAsked: ({ site, english: { project } }) =>
        site.editions.length > 1 && (!/^project\.(?!title)/.test(question.key) || Boolean(project.title)),
    }),
  ),
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
  return refusal?.(text) ?? (example ? `escríbelo como ${example}` : 'es demasiado largo');
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
