/** @jest-environment node */
import {
  answer,
  fallbackOf,
  nothingSaid,
  type Question,
  questions,
  type Said,
} from '../../../src/tools/setup/questions';

const question = (key: string) => questions.find((other) => other.key === `main.${key}`) as Question;
const answersWith = (owner: Said['owner']) => ({ main: { ...nothingSaid(), owner }, english: nothingSaid() });

test.each([
  ['familyName', { name: 'Ana María Núñez Pérez' }, 'Núñez Pérez'],
  ['familyName', { name: 'Ana García de la Torre' }, 'García de la Torre'],
  ['familyName', { name: 'Ana' }, 'Ana'],
  ['contactForm', { siteUrl: 'https://ana.dev/' }, 'php'],
  ['contactForm', { siteUrl: 'https://ana.github.io/sitio/' }, undefined],
])('the %s that is proposed for %j is %s', (key, owner, proposed) => {
  expect(fallbackOf(question(`owner.${key}`), answersWith(owner))).toBe(proposed);
});

const profile = (network: string, address: string) => ({ network, url: `https://${address}` });

test.each([
  ['owner.profiles', 'https://github.com/ana', [profile('GitHub', 'github.com/ana')]],
  ['owner.profiles', 'twitter.com/ana; a.dev', [profile('X', 'twitter.com/ana'), profile('Blog', 'a.dev')]],
  ['owner.profiles', 'hachyderm.io/@ana\na.dev', [profile('Mastodon', 'hachyderm.io/@ana'), profile('Blog', 'a.dev')]],
  ['owner.profiles', 'bsky.app/profile/ana', [profile('Bluesky', 'bsky.app/profile/ana')]],
  ['owner.profiles', 'stackoverflow.com/users/1', [profile('Stack Overflow', 'stackoverflow.com/users/1')]],
  ['owner.profiles', 'ana.github.io, b.dev', [profile('Blog', 'ana.github.io'), profile('Blog', 'b.dev')]],
  ['owner.birthDate', '31/12/1990', '1990-12-31'],
  ['owner.birthDate', '1990-12-31', '1990-12-31'],
  ['owner.siteUrl', 'http://ana.dev/sitio/index.html', 'https://ana.dev/sitio/'],
  ['owner.contactForm', 'formspree https://formspree.io/f/xayzbwqr', { service: 'formspree', id: 'xayzbwqr' }],
  ['owner.skills', 'react, Haskell\nREACT,', ['React', 'Haskell']],
  ['owner.skills', 'CSS, Django y react', ['CSS', 'Django', 'React']],
  ['owner.skills', 'CSS, Integración y despliegue', ['CSS', 'Integración y despliegue']],
  ['site.editions', 'SI', ['es', 'en']],
  ['site.editions', 'No', ['es']],
])('for %s, «%s» is read as %j', (key, text, value) => {
  expect(question(key).read?.(text)).toEqual(value);
});

const FORMS = 'escribe netlify, una clave de formspree, web3forms, custom, o php si tu hosting lo tiene';

test.each([
  ['owner.name', '', 'hace falta una respuesta'],
  ['owner.name', 'a '.repeat(40), 'caben 60 caracteres'],
  ['owner.profiles', 'a.dev '.repeat(9), 'caben 8'],
  ['owner.familyName', 'Vega', 'es el final de tu nombre, escrito igual'],
  ['owner.familyName', 'Núñez', undefined],
  ['owner.birthDate', '31/13/1990', 'escríbelo como 31/12/1990'],
  ['owner.country', 'Costarrica', 'escríbelo en español y completo, como Estados Unidos'],
  ['owner.phone', '8123-4567', 'escríbelo como +506 8123-4567'],
  ['owner.phone', '', undefined],
  ['owner.contactForm', 'php', FORMS],
  ['project.technologies', 'Typescript, COBOL', undefined],
  ['project.image', 'package.json', 'no existe, no es una imagen o no llega a ese ancho'],
  ['site.editions', 'quizás', 'escribe sí o no'],
])('to the question for %s, «%s» is an answer, or refused: %s', async (key, text, reason) => {
  const answers = answersWith({ name: 'Ana Núñez', siteUrl: 'https://ana.github.io/' });
  expect(await answer(question(key), text, answers)).toBe(reason);
});
