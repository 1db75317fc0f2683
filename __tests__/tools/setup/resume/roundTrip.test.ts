/** @jest-environment node */
import { about } from '#content/about';
import { owner as example } from '#content/owner';
import type { Owner, ProjectEntry } from '../../../../src/content/schema';
import { resumeOf } from '../../../../src/tools/build/files/resume';
import { takeResume } from '../../../../src/tools/setup/resume/importResume';
import { career } from '../../../sites/editions';
import { someProject } from '../../../support/someProject';

/** The file of a site as programs read it. */
const written = (told: Parameters<typeof resumeOf>[0]) => JSON.parse(JSON.stringify(resumeOf(told)));

test('what a site says of its owner comes back from its file', () => {
  const owner: Owner = {
    ...{ ...example, email: 'ana@correo.test', siteUrl: 'https://ana.test/' },
    profiles: [{ network: 'GitHub', url: 'https://github.com/ana' }],
  };
  const curriculum = { languages: ['Español', 'Inglés, B2'] };
  const { role, client, year, results, ...project } = someProject;
  const projects = [{ ...project, technologies: ['Redux', 'npm'] }];
  const file = written({ owner, about, career, curriculum, projects });
  const taken = takeResume({ name: '', resume: file, unread: [] }, 'es');
  expect(
    written({
      owner: { ...owner, ...taken.owner },
      about: { ...about, ...taken.about },
      career: taken.career,
      curriculum: taken.curriculum,
      projects: taken.projects as ProjectEntry[],
    }),
  ).toEqual(file);
});
