/** @jest-environment node */
import pictures from 'virtual:pictures';
import { about } from '#content/about';
import { owner as example } from '#content/owner';
import type { ProjectEntry } from '../../../../src/content/schema';
import { resumeOf } from '../../../../src/tools/build/files/resume';
import { defined } from '../../../../src/tools/setup/resume/fit';
import { takeResume } from '../../../../src/tools/setup/resume/takeResume';
import { career } from '../../../sites/editions';
import { randomContent } from '../../../support/randomContent';
import { someProject } from '../../../support/someProject';

const owner = { ...example, email: 'ana@correo.test', siteUrl: 'https://ana.test/' };

/** The file of a site as programs read it. */
const written = (told: Parameters<typeof resumeOf>[0]) => JSON.parse(JSON.stringify(resumeOf(told)));

/** The file of the site that is made of a file. */
function again(file: unknown) {
  const taken = takeResume(file, 'es', () => {});
  return written({
    owner: { ...owner, ...defined(taken.owner) },
    about: { ...about, ...defined(taken.about) },
    career: taken.career,
    curriculum: { languages: taken.languages },
    projects: taken.projects as ProjectEntry[],
  });
}

test('what a site says of its owner comes back from its file', () => {
  const file = written({
    owner,
    about,
    career,
    curriculum: { languages: ['Español', 'Inglés, B2'] },
    projects: [{ ...someProject, technologies: ['Redux', 'npm'] }],
  });
  expect(again(file)).toEqual(file);
});

test('whatever a file says, the site that is made of it gives the same file again and again', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = randomContent(seed, pictures);
    const file = again(written({ ...random.owner, ...random.about, ...random.career, ...random.projects }));
    expect([seed, again(file)]).toEqual([seed, file]);
  }
});
