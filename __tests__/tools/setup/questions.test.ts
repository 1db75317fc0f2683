import type { Answers } from '../../../src/tools/setup/answers';
import { questions } from '../../../src/tools/setup/questions';

const question = (key: string) => questions.find((other) => other.key === key);
const read = (key: string, answer: string) => question(key)?.read?.(answer);

test.each([
  ['Ana Núñez', 'Núñez'],
  ['Ana María Núñez Pérez', 'Núñez Pérez'],
  ['Irene Paola Castro Mejía', 'Castro Mejía'],
  ['Juan de la Cruz', 'de la Cruz'],
  ['Ana García de la Torre', 'García de la Torre'],
  ['Ana', 'Ana'],
])('the family name of %s may be %s', (name, familyName) => {
  expect(question('familyName')?.fallback?.({ owner: { name } } as Answers)).toBe(familyName);
});

test.each([
  ['https://github.com/ana', 'GitHub'],
  ['www.linkedin.com/in/ana', 'LinkedIn'],
  ['x.com/ana', 'X'],
  ['twitter.com/ana', 'X'],
  ['mastodon.social/@ana', 'Mastodon'],
  ['bsky.app/profile/ana', 'Bluesky'],
  ['stackoverflow.com/users/1', 'Stack Overflow'],
  ['ana.github.io', 'Blog'],
  ['x.ana.dev', 'Blog'],
])('the profile at %s is of %s', (address, network) => {
  expect(read('profiles', address)).toEqual([{ network, url: expect.stringMatching(/^https:\/\/\S+$/) }]);
});

test('profiles may stand in lines, or between spaces, commas or semicolons', () => {
  expect(read('profiles', 'a.dev; b.dev, c.dev\nd.dev')).toHaveLength(4);
});

test.each(['31/12/1990', '31-12-1990', '31.12.1990', '1990-12-31'])('%s is the last day of 1990', (date) => {
  expect(read('birthDate', date)).toBe('1990-12-31');
});

test.each([
  ['ana.dev', 'https://ana.dev/'],
  ['https://ana.dev/sitio/index.html', 'https://ana.dev/sitio/'],
])('the site at %s has the address %s', (answer, address) => {
  expect(read('siteUrl', answer)).toBe(address);
});

test.each([
  ['PHP', { service: 'php' }],
  ['formspree xayzbwqr', { service: 'formspree', id: 'xayzbwqr' }],
  ['formspree https://formspree.io/f/xayzbwqr', { service: 'formspree', id: 'xayzbwqr' }],
  ['custom https://ana.dev/form', { service: 'custom', url: 'https://ana.dev/form' }],
])('the form of %s', (answer, form) => {
  expect(read('contactForm', answer)).toEqual(form);
});

test('PHP is not proposed for a host without it', () => {
  const at = (siteUrl: string) => question('contactForm')?.fallback?.({ owner: { siteUrl } } as Answers);
  expect([at('https://ana.dev/'), at('https://ana.github.io/sitio/')]).toEqual(['php', undefined]);
});

test('technologies have the names that the content knows, once', () => {
  expect(read('skills', 'react, Haskell\nREACT,')).toEqual(['React', 'Haskell']);
});

test('the last two technologies may have an «y» between them', () => {
  expect(read('skills', 'CSS, Django y react')).toEqual(['CSS', 'Django', 'React']);
  expect(read('skills', 'CSS, Integración y despliegue')).toEqual(['CSS', 'Integración y despliegue']);
});

test.each([
  ['sí', ['es', 'en']],
  ['SI', ['es', 'en']],
  ['s', ['es', 'en']],
  ['No', ['es']],
  ['n', ['es']],
  ['english', []],
])('to the question for an English edition, %s means the editions %j', (answer, editions) => {
  expect(read('editions', answer)).toEqual(editions);
});
