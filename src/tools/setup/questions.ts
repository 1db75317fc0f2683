import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { locale } from '#content/locale';
import { regionNamed } from '../../content/schema/regions';
import { undeliverable } from '../build/check/checkContent';
import {
  type Answers,
  contactForm,
  dateAt,
  editionsOf,
  familyNameOf,
  fileAt,
  inSentence,
  offerOf,
  paragraphsOf,
  profilesAt,
  SERVICE_KEYS,
  sentence,
  technologyNames,
  withProtocol,
} from './answers';
import { ENGLISH } from './content';
import { englishQuestions } from './englishQuestions';

export interface Question {
  group: Exclude<keyof Answers, 'english'>;
  key: string;
  text: string;
  /** Whether the answer is for the English edition. */
  isEnglish?: boolean;
  /** Whether the question is asked; it always is by default. */
  isAsked?: (answers: Answers) => boolean;
  example?: string;
  /** Why an answer is refused, if the example does not say it. */
  refusal?: (answer: string) => string;
  /** Taken if nothing is typed; empty where that is an answer, undefined where it is none. */
  fallback?: (answers: Answers) => string | undefined;
  /** The value of an answer, which is the answer itself otherwise. A pasted answer may have several lines. */
  read?: (answer: string) => unknown;
}

const nothing = () => '';

export const questions: readonly Question[] = [
  { group: 'owner', key: 'name', text: 'Nombre completo', example: 'Ana María Núñez Pérez' },
  {
    group: 'owner',
    key: 'familyName',
    text: 'Apellidos',
    refusal: () => 'es el final de tu nombre, escrito igual',
    fallback: ({ owner }) => familyNameOf(owner.name),
  },
  { group: 'owner', key: 'role', text: 'Lo que haces, como título', example: 'Desarrolladora Frontend' },
  { group: 'owner', key: 'profession', text: 'Cómo sigue «Soy…»', fallback: ({ owner }) => inSentence(owner.role) },
  {
    group: 'owner',
    key: 'skills',
    text: 'Lo que dominas, separado por comas',
    example: 'HTML, CSS, React, Node.js',
    read: technologyNames,
  },
  {
    group: 'owner',
    key: 'birthDate',
    text: 'Fecha de nacimiento; el sitio muestra la edad',
    example: '31/12/1990',
    read: dateAt,
  },
  { group: 'owner', key: 'city', text: 'Ciudad', example: 'San José' },
  {
    group: 'owner',
    key: 'country',
    text: 'País',
    example: 'Costa Rica',
    refusal: () => 'escríbelo en español y completo, como Estados Unidos',
    read: (answer) => regionNamed(answer, locale.tag)?.name ?? '',
  },
  { group: 'owner', key: 'email', text: 'Correo', example: 'ana@correo.com' },
  {
    group: 'owner',
    key: 'phone',
    text: 'Teléfono, si lo quieres mostrar',
    example: '+506 8123-4567',
    refusal: () => 'necesita el prefijo del país, como +506 8123-4567',
    fallback: nothing,
    read: (answer) => answer || undefined,
  },
  {
    group: 'owner',
    key: 'profiles',
    text: 'Direcciones de tus perfiles y de tu blog, separadas por comas',
    example: 'github.com/ana, linkedin.com/in/ana',
    fallback: nothing,
    read: profilesAt,
  },
  {
    group: 'owner',
    key: 'siteUrl',
    text: 'Dirección donde publicarás el sitio',
    example: 'https://ana.dev/',
    read: (answer) => `${withProtocol(answer).replace(/index\.html$/, '')}/`.replace(/\/+$/, '/'),
  },
  {
    group: 'owner',
    key: 'contactForm',
    text: 'Formulario de contacto: php, netlify, o un servicio y su clave',
    example: 'formspree xayzbwqr',
    refusal: () =>
      `escribe netlify, una clave de ${Object.keys(SERVICE_KEYS).join(', ')}, o php si tu hosting lo tiene`,
    fallback: ({ owner }) =>
      undeliverable({ ...owner, contactForm: { service: 'php' } }).length > 0 ? undefined : 'php',
    read: contactForm,
  },
  { group: 'about', key: 'statement', text: 'Una frase sobre ti', read: sentence },
  { group: 'about', key: 'paragraphs', text: 'Un párrafo sobre ti', read: paragraphsOf },
  {
    group: 'home',
    key: 'offer',
    text: 'Inicio: lo que ofreces, después de «Soy…:»',
    fallback: ({ home }) => home.offer,
    read: offerOf,
  },
  {
    group: 'home',
    key: 'skills',
    text: 'Inicio: la frase sobre lo que dominas; la lista va donde dice {skills}',
    refusal: () => 'necesita {skills} donde va la lista, y no más de 300 caracteres',
    fallback: ({ home }) => home.skills,
  },
  { group: 'project', key: 'title', text: 'Título de un proyecto tuyo', example: 'Aguas de Turrialba' },
  {
    group: 'project',
    key: 'description',
    text: 'El proyecto en una frase',
    example: 'Reservas de rafting con pago en línea.',
    read: sentence,
  },
  { group: 'project', key: 'subtitle', text: 'Un subtítulo corto', example: 'Del río a la reserva en dos minutos' },
  { group: 'project', key: 'paragraphs', text: 'Qué resuelve y cómo, en un párrafo', read: paragraphsOf },
  {
    group: 'project',
    key: 'url',
    text: 'Su dirección, si es público',
    example: 'https://aguasdeturrialba.com',
    fallback: nothing,
    read: (answer) => (answer ? withProtocol(answer) : undefined),
  },
  {
    group: 'project',
    key: 'technologies',
    text: 'Con qué está hecho, separado por comas',
    example: 'HTML, CSS, React',
    fallback: nothing,
    read: technologyNames,
  },
  {
    group: 'project',
    key: 'image',
    text: 'Archivo con su captura de pantalla, de 1344 píxeles de ancho o más, o 720 si es de un teléfono',
    example: 'captura.png',
    refusal: (answer) =>
      existsSync(fileAt(answer)) ? 'no es una imagen, o no llega a ese ancho' : `no existe ${resolve(fileAt(answer))}`,
    read: fileAt,
  },
  { group: 'project', key: 'imageAlt', text: 'Lo que se ve en la captura', example: 'Portada con una balsa en un río' },
  {
    group: 'site',
    key: 'editions',
    text: '¿Habrá también una edición en inglés? Con sí escribes ahora en inglés lo que dijiste de ti y, si quieres, del proyecto',
    refusal: () => 'escribe sí o no',
    fallback: () => 'no',
    read: editionsOf,
    isAsked: () => existsSync(ENGLISH),
  },
  ...englishQuestions,
];
