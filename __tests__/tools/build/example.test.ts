/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../../src/content/schema';
import { findExamples } from '../../../src/tools/build/check/example';
import { textsIn, writtenIn } from '../../../src/tools/build/check/texts';
import { digestOf } from '../../../src/tools/build/hash';
import { content, edition } from '../../support/reference';
import { SITES } from '../../support/sites';

/** The examples found in Spanish content and its translations. */
function examplesIn(changed: Content, originals = {}, translations: Content[] = []) {
  const inEach = (content: Content, index: number) => ({ ...edition, content, tag: index === 0 ? 'es' : 'en' });
  const contents = [changed, ...translations].map(inEach);
  const written = writtenIn(contents, { content: 'src/content', words: 'src/words' });
  return findExamples(written, originals, changed.owner.kept);
}

/** The file of each text or picture that is left from the example, and the field of each such text. */
const found = (...given: Parameters<typeof examplesIn>) =>
  examplesIn(...given).map(({ place, field, text }) =>
    [place.replace(/:\d+$/, ''), ...(text ? [field] : [])].join(': '),
  );

const copy = (): Content => structuredClone(content);

test('names, phones and addresses of the example are found in any file, but similar facts of an owner are not', () => {
  const changed = copy();
  Object.assign(changed.owner, { curriculum: {} });
  Object.assign(changed.owner.owner, {
    ...{ name: 'Ana Núñez', familyName: 'Núñez', birthDate: '1990-12-31', phone: '+507 6123-4567' },
    ...{ email: 'a@example.dev', siteUrl: 'https://example.com.pa/' },
    profiles: [{ network: 'X', url: 'https://x.com/example' }],
  });
  changed.projects.projects = [];
  expect(found(changed)).toEqual([]);
  Object.assign(changed.owner.owner, {
    familyName: 'Apellido',
    phone: '+50760000000',
    siteUrl: 'https://ana.example/',
  });
  changed.career.career.experience = [{ firm: 'Estudio', url: 'https://estudio.example', posts: [] }];
  expect(found(changed)).toEqual([
    'src/content/career.ts: career.experience[1].url',
    ...['familyName', 'phone', 'siteUrl'].map((name) => `src/content/owner.ts: owner.${name}`),
  ]);
});

test('every fact of the example is found', () => {
  const all = found(content).join('\n');
  for (const name of ['name', 'familyName', 'birthDate', 'phone', 'email', 'siteUrl', 'profiles[4].url'])
    expect(all).toContain(`src/content/owner.ts: owner.${name}`);
  expect(all.match(/: projects\[\d\]\.url/g)).toHaveLength(6);
});

test('examples that the owner keeps on purpose are not reported', () => {
  const changed = copy();
  const originals = { 'services/frog': digestOf(readFileSync(`${SITES}/reference/assets/services/frog.svg`)) };
  const before = found(changed, originals);
  changed.owner.kept = ['owner.name', 'services/frog'];
  const after = found(changed, originals);
  const gone = ['src/content/owner.ts: owner.name', 'src/assets/services/frog'];
  expect(before.filter((one) => !after.includes(one))).toEqual(gone);
});

test('examples in a translation are found in its texts, not in its facts', () => {
  const changed = copy();
  Object.assign(changed.owner, { editions: ['es', 'en'], curriculum: {} });
  const translation = structuredClone(changed);
  translation.owner.curriculum = { studies: [{ title: 'Name of the degree', time: '2019', text: 'A university' }] };
  const added = 'src/content/en/owner.ts: curriculum.studies[1].title';
  const facts = found(changed, {}, [translation]).filter((place) => !/about|illustrations|services/.test(place));
  expect(facts.sort()).toEqual([...found(changed), added].sort());
});

test('a Spanish sentence of the example is foreign only in the English edition', () => {
  const changed = copy();
  changed.owner.editions = ['es', 'en'];
  const foreign = (...editions: Content[]) => examplesIn(changed, {}, editions).filter(({ isForeign }) => isForeign);
  expect(foreign()).toEqual([]);
  const fields = foreign(changed).map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['about.offer', 'owner.illustrations.hero', 'services[4].request']));
});

/** Runs only in the template itself, where `.ci/run` sets the variable. In the project of an owner, the example is changed. */
const shippedTest = process.env.SHIPS_EXAMPLE ? test : test.skip;

shippedTest.each([
  ['es', 'src/content'],
  ['en', 'src/content/en'],
])('every sentence of the shipped example in %s is found', async (tag, folder) => {
  const read = async (name: string) => ({ ...(await import(path.resolve(folder, name))) });
  const [{ about }, { services }, { owner, curriculum }] = await Promise.all(['about', 'services', 'owner'].map(read));
  const texts = curriculum.experience.map(({ text }: { text: string }) => text);
  const sentences = textsIn({ about, services, illustrations: owner.illustrations, texts });
  const elsewhere = { file: '', tag: tag === 'es' ? 'en' : 'es' };
  const found = findExamples(
    sentences.map(([path, text]) => ({ ...elsewhere, path, text })),
    {},
    [],
  );
  const expected = sentences.filter(([path]) => !path.endsWith('.image')).map(([, text]) => text);
  expect(found.map(({ text }) => text)).toEqual(expected);
});

shippedTest('every picture of the shipped example is found', () => {
  const own = ['hero', 'not-found-small', 'not-found'].map((name) => `illustrations/${name}.svg`);
  const files = ['projects', 'services', 'illustrations'].flatMap((folder) =>
    readdirSync(`src/assets/${folder}`).map((file) => `${folder}/${file}`),
  );
  const originals = Object.fromEntries(files.map((file) => [file, digestOf(readFileSync(`src/assets/${file}`))]));
  const found = findExamples([], originals, []).map(({ field }) => field);
  expect(files.filter((file) => !found.includes(file)).sort()).toEqual(own);
});
