/** @jest-environment node */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Content } from '../../../src/content/schema';
import { findExamples, inWords } from '../../../src/tools/build/check/example';
import { content } from '../../support/reference';
import { SITES } from '../../support/sites';

/** What is said of a content in Spanish, and of its translation, without the lines of the owner's files. */
const found = (changed: Content, masters = {}, translations: { content: Content; tag: string }[] = []) =>
  findExamples([{ content: changed, tag: 'es' }, ...translations], masters).map(({ place, field }) =>
    [place.replace(/:\d+$/, ''), field].filter(Boolean).join(': '),
  );

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(`${SITES}/reference/assets/${file}`))
    .digest('hex')
    .slice(0, 16);

/** The reference with the facts of an owner. */
function owned(): Content {
  const changed = structuredClone(content);
  Object.assign(changed.owner, { curriculum: {} });
  Object.assign(changed.owner.owner, {
    ...{ name: 'Ana Núñez', familyName: 'Núñez', birthDate: '1990-12-31', phone: '+507 6123-4567' },
    ...{ email: 'a@example.dev', siteUrl: 'https://example.com.pa/' },
    profiles: [{ network: 'X', url: 'https://x.com/example' }],
  });
  changed.projects.projects = [];
  return changed;
}

test('a fact of the example is found wherever an owner has facts, but none of an owner', () => {
  const changed = owned();
  expect(found(changed)).toEqual([]);
  Object.assign(changed.owner.owner, { phone: '+50760000000', siteUrl: 'https://ana.example/' });
  changed.career.career.experience = [{ firm: 'Estudio', url: 'https://estudio.example', posts: [] }];
  expect(found(changed)).toEqual([
    ...['phone', 'siteUrl'].map((name) => `src/content/owner.ts: owner.${name}`),
    'src/content/career.ts: career.experience[1].url',
  ]);
  const fields = ['name', 'familyName', 'birthDate', 'phone', 'email', 'profiles[4].url', 'siteUrl'];
  const places = fields.map((field) => `src/content/owner.ts: owner.${field}`);
  expect(found(content)).toEqual(expect.arrayContaining([...places, 'src/content/projects.ts: projects[6].url']));
  const [first] = findExamples([{ content, tag: 'es' }], {}).map(inWords);
  expect(first).toMatch(/^src\/content\/owner\.ts(:\d+)?: owner\.name is "Nombre Apellido", which is example data\.$/);
});

test('what is kept is not found', () => {
  const changed = structuredClone(content);
  const masters = { 'services/frog': hashOf('services/frog.svg') };
  const before = found(changed, masters);
  changed.owner.kept = ['owner.name', 'services/frog'];
  const after = found(changed, masters);
  const gone = ['src/content/owner.ts: owner.name', 'src/assets/services/frog'];
  expect(before.filter((one) => !after.includes(one))).toEqual(gone);
});

test('of a translation the words are found in its files, but no facts', () => {
  const translation = structuredClone(content);
  translation.owner.editions = ['es', 'en'];
  translation.owner.curriculum = { studies: [{ title: 'Name of the degree', time: '2019', text: 'A university' }] };
  expect(found(owned(), {}, [{ content: translation, tag: 'en' }])).toEqual([
    'src/content/en/owner.ts: curriculum.studies[1].title',
  ]);
});

test.each([
  ...content.projects.projects.map(({ image }) => `projects/${image}.png`),
  ...content.services.services.map(({ image }) => `services/${image}.svg`),
  ...['illustrations/map.svg', 'illustrations/skyline.svg'],
])('the picture %s of the example is found under any name', (file) => {
  expect(found(owned(), { 'projects/mine': hashOf(file) })).toEqual(['src/assets/projects/mine']);
});
