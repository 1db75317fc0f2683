/** @jest-environment node */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { cv, pageNumber } from '../../../src/site/cv';
import { program } from '../../../src/tools/program';
import { SITE } from '../../support/sites';

const file = path.join(SITE, cv.file);
const read = () =>
  JSON.parse(execFileSync(process.execPath, program('__tests__/support/pdfText.ts', file), { encoding: 'utf8' }));

const entries = (items: readonly { title: string; url?: string; facts?: string; note: string; text: string }[]) =>
  items.flatMap(({ title, url, facts, note, text }) => [
    url ? ['Sect H3 Link', title, url] : ['Sect H3', title],
    ...(facts ? [['Sect P', facts]] : []),
    ['Sect P', note],
    ['Sect P', text],
  ]);
const withTime = (items: readonly { title: string; time: string; text: string }[]) =>
  entries(items.map(({ time, ...item }) => ({ ...item, note: time })));
const section = (heading: string, ...contents: string[][]) => [['Sect H2', heading], ...contents];

test('a screen reader reads the curriculum in its order, with headings, lists and links', () => {
  const { tagged, untagged, marks, info, totalPages } = read();
  const expected = [
    ['H1', cv.name],
    ['P', cv.role],
    ['L LI LBody', cv.place],
    ...[...cv.contact, ...cv.profiles].map(({ text, url }) => ['L LI LBody Link', text, url]),
    ...section(cv.profile.heading, ['Sect P', cv.profile.text]),
    ...section(cv.experience.heading, ...withTime(cv.experience.items)),
    ...section(
      cv.projects.heading,
      ...entries(
        cv.projects.items.map(({ technologies, description, ...project }) => ({
          ...project,
          note: technologies.map(({ name }) => name).join(', '),
          text: description,
        })),
      ),
    ),
    ...section(cv.skills.heading, ['Sect P', cv.skills.items.join(', ')]),
    ...section(cv.studies.heading, ...withTime(cv.studies.items)),
    ...section(cv.languages.heading, ['Sect P', cv.languages.items.join(', ')]),
  ];
  expect(tagged).toEqual(expected.map(([roles, ...contents]) => [`Root Document ${roles}`, ...contents]));
  const numbers = Array.from({ length: totalPages }, (_, index) => pageNumber(index + 1, totalPages));
  expect(untagged).toEqual(totalPages > 1 ? numbers : []);
  expect(marks).toMatchObject({ Marked: true });
  expect(info).toMatchObject({ Title: cv.title, Language: 'es' });
});

test('everything painted is either in the structure or marked as decoration', () => {
  const streams = [...readFileSync(file, 'latin1').matchAll(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)]
    .map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes('TJ\n'));
  expect(streams).not.toEqual([]);
  for (const stream of streams) {
    const unmarked = stream.replace(/^\/\w+ (?:BMC|<<.*?>> BDC)$.*?^EMC$/gms, '');
    expect(unmarked.split('\n').filter((line) => /(?:^| )(?:f|S|TJ)$/.test(line))).toEqual([]);
  }
});
