/** @jest-environment node */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Content } from '../../../src/content/schema';
import { findExamples, inWords } from '../../../src/tools/build/check/example';
import { content } from '../../support/reference';

/** Has the example's pictures, but for those of the galleries. */
const ASSETS = '__tests__/sites/reference/assets';

const findIn = (changed: Content, masters = {}) => findExamples([{ content: changed, tag: 'es' }], masters);

/** Where something is found, without the lines of the owner's files. */
const placesOf = (examples: ReturnType<typeof findExamples>) =>
  examples.map(({ place, field }) => [place.replace(/:\d+$/, ''), field].filter(Boolean).join(': '));

const found = (changed: Content, masters = {}) => placesOf(findIn(changed, masters));

const copy = (): Content => structuredClone(content);

test('a name, a phone, an address or a mail of the example is found wherever an owner has facts, but none of an owner', () => {
  const changed = copy();
  changed.owner.owner = {
    ...changed.owner.owner,
    ...{
      name: 'Ana Núñez',
      familyName: 'Núñez',
      birthDate: '1990-12-31',
      phone: '+507 6123-4567',
      email: 'a@example.dev',
    },
    ...{ siteUrl: 'https://example.com.pa/', profiles: [{ network: 'X', url: 'https://x.com/example' }] },
  };
  changed.owner.curriculum = {};
  changed.projects.projects = [];
  expect(found(changed)).toEqual([]);
  Object.assign(changed.owner.owner, {
    familyName: 'Apellido',
    phone: '+50760000000',
    siteUrl: 'https://ana.example/',
  });
  changed.career.career.experience = [{ firm: 'Estudio', url: 'https://estudio.example', posts: [] }];
  expect(found(changed)).toEqual([
    ...['familyName', 'phone', 'siteUrl'].map((name) => `src/content/owner.ts: owner.${name}`),
    'src/content/career.ts: career.experience[1].url',
  ]);
});

test('every project and every profile of the example is found, and said with what it says', () => {
  const { projects } = content.projects;
  const { profiles } = content.owner.owner;
  expect(found(content)).toEqual(
    expect.arrayContaining([
      ...projects.filter(({ url }) => url).map(({ id }) => `src/content/projects.ts: projects[${id}].url`),
      ...profiles.map((_, index) => `src/content/owner.ts: owner.profiles[${index + 1}].url`),
    ]),
  );
  const name = findIn(content).filter(({ field }) => field === 'owner.name');
  expect(name.map(inWords)).toEqual([
    expect.stringMatching(
      /^src\/content\/owner\.ts(:\d+)?: owner\.name is "Nombre Apellido", which is example data\.$/,
    ),
  ]);
});

test('what is kept is not found', () => {
  const changed = copy();
  const before = found(changed, { 'services/frog': hashOf('services/frog.svg') });
  changed.owner.kept = ['owner.name', 'services/frog'];
  const after = found(changed, { 'services/frog': hashOf('services/frog.svg') });
  expect(before.filter((one) => !after.includes(one))).toEqual([
    'src/content/owner.ts: owner.name',
    'src/assets/services/frog',
  ]);
});

test('of a translation the words are found in its files, but no facts', () => {
  const translation = copy();
  translation.owner.curriculum = { studies: [{ title: 'Name of the degree', time: '2019', text: 'A university' }] };
  const changed = copy();
  changed.owner.kept = found(changed).map((place) => place.split(': ')[1] ?? '');
  changed.owner.editions = ['es', 'en'];
  Object.assign(translation.owner, { kept: changed.owner.kept, editions: changed.owner.editions });
  const editions = [
    { content: changed, tag: 'es' },
    { content: translation, tag: 'en' },
  ];
  expect(placesOf(findExamples(editions, {}))).toEqual([]);
  changed.owner.kept = changed.owner.kept.filter((field) => !field.startsWith('curriculum'));
  changed.owner.curriculum = {};
  expect(placesOf(findExamples(editions, {}))).toEqual(['src/content/en/owner.ts: curriculum.studies[1].title']);
});

test.each([
  ...content.projects.projects.map(({ image }) => `projects/${image}.png`),
  ...content.services.services.map(({ image }) => `services/${image}.svg`),
  ...['illustrations/map.svg', 'illustrations/skyline.svg'],
])('the picture %s of the example is found under any name', (file) => {
  const examples = findIn(content, { 'projects/mine': hashOf(file) }).filter(({ field }) => !field);
  expect(examples.map(inWords)).toEqual(['src/assets/projects/mine is a picture of the example.']);
});

function hashOf(file: string): string {
  return createHash('sha256')
    .update(readFileSync(`${ASSETS}/${file}`))
    .digest('hex')
    .slice(0, 16);
}
