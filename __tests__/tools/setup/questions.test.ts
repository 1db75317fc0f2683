/** @jest-environment node */
import {
  type Answers,
  answer,
  fallbackOf,
  nothingSaid,
  type Question,
  questions,
} from '../../../src/tools/setup/questions';

const question = (key: string) => questions.find((other) => other.key === `main.${key}`) as Question;
const read = (key: string, answer: string) => question(key).read?.(answer);
const answersWith = (owner: Partial<Answers['main']['owner']> = {}): Answers => ({
  main: { ...nothingSaid(), owner },
  english: nothingSaid(),
});

test.each([
  ['Ana María Núñez Pérez', 'Núñez Pérez'],
  ['Ana García de la Torre', 'García de la Torre'],
  ['Ana', 'Ana'],
])('the family name of %s may be %s', (name, familyName) => {
  expect(fallbackOf(question('owner.familyName'), answersWith({ name }))).toBe(familyName);
});

test.each([
  ['https://github.com/ana', 'GitHub'],
  ['twitter.com/ana', 'X'],
  ['hachyderm.io/@ana', 'Mastodon'],
  ['bsky.app/profile/ana', 'Bluesky'],
  ['stackoverflow.com/users/1', 'Stack Overflow'],
  ['ana.github.io', 'Blog'],
])('the profile at %s is of %s', (address, network) => {
  expect(read('owner.profiles', address)).toEqual([{ network, url: expect.stringMatching(/^https:\/\/\S+$/) }]);
});

test('profiles may stand in lines, or between spaces, commas or semicolons', () => {
  expect(read('owner.profiles', 'a.dev; b.dev, c.dev\nd.dev')).toHaveLength(4);
});

test.each([
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
  expect(read(key, text)).toEqual(value);
});

test('PHP is not proposed for a host without it', () => {
  const at = (siteUrl: string) => fallbackOf(question('owner.contactForm'), answersWith({ siteUrl }));
  expect([at('https://ana.dev/'), at('https://ana.github.io/sitio/')]).toEqual(['php', undefined]);
});

test.each([
  ['owner.name', '', 'hace falta una respuesta'],
  ['owner.name', 'a '.repeat(40), 'caben 60 caracteres'],
  ['owner.profiles', 'a.dev '.repeat(9), 'caben 8'],
  ['owner.familyName', 'Vega', 'es el final de tu nombre, escrito igual'],
  ['owner.birthDate', '31/13/1990', 'escríbelo como 31/12/1990'],
  ['owner.country', 'Costarrica', 'escríbelo en español y completo, como Estados Unidos'],
  ['owner.phone', '8123-4567', 'escríbelo como +506 8123-4567'],
  [
    'owner.contactForm',
    'php',
    'escribe netlify, una clave de formspree, web3forms, custom, o php si tu hosting lo tiene',
  ],
  ['project.image', 'package.json', 'no existe, no es una imagen o no llega a ese ancho'],
  ['site.editions', 'quizás', 'escribe sí o no'],
])('to the question for %s, «%s» is refused: %s', async (key, text, reason) => {
  expect(await answer(question(key), text, answersWith({ name: 'Ana Núñez', siteUrl: 'https://ana.github.io/' }))).toBe(
    reason,
  );
});

test.each([
  ['owner.familyName', 'Núñez'],
  ['owner.phone', ''],
  ['project.technologies', 'Typescript, COBOL'],
])('to the question for %s, «%s» is an answer', async (key, text) => {
  expect(await answer(question(key), text, answersWith({ name: 'Ana Núñez' }))).toBeUndefined();
});
