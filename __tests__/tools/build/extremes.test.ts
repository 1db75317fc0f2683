/** @jest-environment node */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pages } from '#content/pages';
import { program } from '../../../src/tools/program';
import * as longestOwner from '../../sites/longest/content/owner';
import * as longest from '../../sites/longest/content/projects';
import * as shortestOwner from '../../sites/shortest/content/owner';
import * as shortest from '../../sites/shortest/content/projects';
import { siteOf } from '../../support/sites';

const EXTREMES = [
  { name: 'longest', ...longest, ...longestOwner },
  { name: 'shortest', ...shortest, ...shortestOwner },
];

test.each(EXTREMES)('with the $name content every page has a share image of its own', async ({ name, projects }) => {
  const folder = `${siteOf(name)}/share`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
  const expected = [...Object.keys(pages), ...projects.map(({ id }) => `projects/${id}`)];
  expect(files.toSorted()).toEqual(expected.map((file) => `${file}.png`).toSorted());
  const sizes = await Promise.all(files.map((file) => sharp(`${folder}/${file}`).metadata()));
  for (const size of sizes) expect(size).toMatchObject({ width: 1200, height: 630 });
  expect(new Set(files.map((file) => readFileSync(`${folder}/${file}`, 'base64'))).size).toBe(files.length);
});

test.each(EXTREMES)('with the $name content the curriculum is complete', ({ name, projects, owner, curriculum }) => {
  const args = program('__tests__/support/pdfText.ts', `${siteOf(name)}/cv.pdf`);
  const { tagged, untagged, totalPages } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  const texts: string[] = tagged.map(([, text]: string[]) => text);
  const { experience = [], studies = [], languages = [] } = curriculum;
  const expected = [
    ...[owner.name, owner.role, owner.email, ...(owner.phone ? [owner.phone] : [])],
    ...[...experience, ...studies].flatMap(({ title, text }) => [title, text]),
    ...projects.flatMap(({ title, description }) => [title, description]),
    owner.skills.join(', '),
    ...(languages.length > 0 ? [languages.join(', ')] : []),
  ];
  expect(expected.filter((text) => !texts.includes(text))).toEqual([]);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  // The section of the profile, and those of what there is.
  const sections = [projects, owner.skills, experience, studies, languages].filter(({ length }) => length > 0);
  expect(tagged.filter(([roles]: string[]) => roles?.endsWith('H2'))).toHaveLength(1 + sections.length);
  expect(untagged).toHaveLength(totalPages > 1 ? totalPages : 0);
});

test.each(EXTREMES)('with the $name content no value is missing from the markup', ({ name }) => {
  const files = readdirSync(siteOf(name), { recursive: true, encoding: 'utf8' });
  const markup = files.filter((file) => /\.(html|svg|xml|webmanifest|txt|vcf)$/.test(file));
  expect(markup).toContain('index.html');
  const missing = markup.filter((file) =>
    /undefined|\bNaN\b|\[object /.test(readFileSync(`${siteOf(name)}/${file}`, 'utf8')),
  );
  expect(missing).toEqual([]);
});
