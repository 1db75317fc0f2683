/** @jest-environment node */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { choose } from '../../../src/tools/setup/language';
import { answer, fallbackOf, noAnswers, type Question, questions, wordingOf } from '../../../src/tools/setup/questions';

const ASSETS = '__tests__/sites/reference/assets';
const NO_SCREENSHOT = 'el archivo no existe, no es una imagen o no llega a ese ancho: elige otro';

const question = (key: string) => questions.find((other) => other.key === `main.${key}`) as Question;
const answersOf = (name: string) => ({ main: { ...noAnswers(), owner: { name } }, translation: noAnswers() });

test.each([
  ['Ana María Núñez Pérez', 'Núñez Pérez'],
  ['Ana García de la Torre', 'García de la Torre'],
  ['Ana', 'Ana'],
])('the proposed family name of %s is %s', (name, proposed) => {
  expect(fallbackOf(question('owner.familyName'), answersOf(name))).toBe(proposed);
});

test('a job title within a sentence is in lower case, except for abbreviations and names', () => {
  const answers = {
    main: { ...noAnswers(), owner: { role: 'Senior iOS Engineer, QA & React' } },
    translation: noAnswers(),
  };
  expect(fallbackOf(question('owner.profession'), answers)).toBe('senior iOS engineer, QA & React');
});

const profile = (network: string, address: string) => ({ network, url: `https://${address}` });

test.each([
  ['owner.profiles', 'https://github.com/ana', [profile('GitHub', 'github.com/ana')]],
  ['owner.profiles', 'twitter.com/ana; a.dev', [profile('X', 'twitter.com/ana'), profile('Blog', 'a.dev')]],
  ['owner.profiles', 'hachyderm.io/@ana\na.dev', [profile('Mastodon', 'hachyderm.io/@ana'), profile('Blog', 'a.dev')]],
  ['owner.profiles', 'ana.github.io, b.dev', [profile('Blog', 'ana.github.io'), profile('Blog', 'b.dev')]],
  ['owner.birthDate', '31/12/1990', '1990-12-31'],
  ['owner.birthDate', '12/31/1990', '1990-12-31'],
  ['owner.birthDate', '12/1990', '1990-12'],
  ['owner.birthDate', '1990', '1990'],
  ['owner.siteUrl', 'http://ana.dev/sitio/index.html', 'https://ana.dev/sitio/'],
  ['owner.contactForm', 'formspree https://formspree.io/f/xayzbwqr', { service: 'formspree', id: 'xayzbwqr' }],
  ['owner.contactForm', 'Netlify', { service: 'netlify' }],
  ['owner.skills', 'react, Haskell\nREACT,', ['React', 'Haskell']],
  ['owner.skills', 'CSS, Django y react', ['CSS', 'Django', 'React']],
  ['owner.skills', 'Docker, docker, Go.', ['Docker', 'Go']],
  ['owner.skills', 'CSS, Integración y despliegue', ['CSS', 'Integración y despliegue']],
  [
    'owner.skills',
    'HTML/CSS, GitLab CI/CD, Postgres (SQL, PL/SQL)',
    ['HTML', 'CSS', 'GitLab CI/CD', 'Postgres (SQL, PL/SQL)'],
  ],
])('the answer for %s, «%s», is read as %j', (key, text, value) => {
  expect(question(key).read?.(text)).toEqual(value);
});

test.each([
  ['owner.name', '', 'hace falta una respuesta'],
  ['owner.name', 'a '.repeat(40), 'escribe 60 caracteres como máximo'],
  ['owner.profiles', 'a.dev '.repeat(9), 'escribe 8 como máximo'],
  ['owner.familyName', 'Vega', 'escribe el final de tu nombre, tal como está en él'],
  ['owner.familyName', 'Núñez', undefined],
  ['owner.birthDate', '31/13/1990', 'escríbelo como 31/12/1990'],
  ['owner.country', 'Costarrica', 'escríbelo en español y completo, como Estados Unidos'],
  ['owner.phone', '8123-4567', 'escríbelo como +506 8123-4567'],
  ['owner.phone', '', undefined],
  ['owner.contactForm', 'formspree', 'escríbelo como formspree xayzbwqr'],
  ['project.technologies', 'Typescript, COBOL', undefined],
  ['project.image', '', undefined],
  ['project.image', 'package.json', NO_SCREENSHOT],
  ['project.image', `${ASSETS}/projects/crud.png`, undefined],
  ['project.image', `'${ASSETS}/projects/telefono.png'`, undefined],
  ['project.image', `${ASSETS}/illustrations/skyline.svg`, NO_SCREENSHOT],
])('the answer for %s, «%s», is refused with: %s', async (key, text, reason) => {
  expect(await answer(question(key), text, answersOf('Ana Núñez'))).toBe(reason);
});

describe('in English', () => {
  beforeAll(() => choose(['en']));
  afterAll(() => choose(['es']));

  test.each(['05/04/1990', '5/4/1990', '1990-05-04'])('the birth date %s is the fourth of May', (written) => {
    expect(question('owner.birthDate').read?.(written)).toBe('1990-05-04');
  });

  test('a country gets its English name, and a refusal is in English', async () => {
    const answers = { main: noAnswers(), translation: noAnswers() };
    expect(await answer(question('owner.country'), 'españa', answers)).toBeUndefined();
    expect(answers.main.owner.country).toBe('Spain');
    expect(await answer(question('owner.phone'), '8123', answers)).toBe('write it as +1 202-555-0143');
  });
});

test('questions about the project mention its title, and those about a translation its language', () => {
  const answers = answersOf('Ana Núñez');
  answers.main.project.title = 'Aguas';
  const translated = questions.find(({ key }) => key === 'translation.project.subtitle') as Question;
  choose(['en', 'es']);
  expect(wordingOf(translated, answers)).toMatchObject({
    text: 'In Spanish, “Aguas”: a short subtitle',
    example: 'Del río a la reserva en dos minutos',
  });
  choose(['es', 'en']);
  expect(
    [question('project.title'), question('project.subtitle'), translated].map((one) => wordingOf(one, answers).text),
  ).toEqual(['Título de un proyecto tuyo', '«Aguas»: un subtítulo corto', 'En inglés, «Aguas»: un subtítulo corto']);
});

test('a rotated photograph of a phone counts as upright, by its EXIF orientation', async () => {
  const file = path.join(tmpdir(), `upright-${process.pid}.jpg`);
  const lying = sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } });
  await lying.withMetadata({ orientation: 6 }).toFile(file);
  expect(await answer(question('project.image'), file, answersOf('Ana Núñez'))).toBeUndefined();
  rmSync(file);
});
