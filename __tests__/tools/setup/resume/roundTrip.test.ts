/** @jest-environment node */
import { about } from '#content/about';
import { owner as example } from '#content/owner';
import type { About, Owner, ProjectEntry } from '../../../../src/content/schema';
import { resumeOf } from '../../../../src/tools/build/files/resume';
import { nothingSaid } from '../../../../src/tools/setup/questions';
import { importResume } from '../../../../src/tools/setup/resume/importResume';
import { career } from '../../../sites/editions';
import { someProject } from '../../../support/someProject';

/** The file of a site as programs read it. */
const written = (told: Parameters<typeof resumeOf>[0]) => JSON.parse(JSON.stringify(resumeOf(told)));

test('what a site says of its owner comes back from its file', async () => {
  const owner: Owner = {
    ...{ ...example, email: 'ana@correo.test', siteUrl: 'https://ana.test/' },
    profiles: [{ network: 'GitHub', url: 'https://github.com/ana' }],
  };
  const curriculum = { languages: ['Español', 'Inglés, B2'] };
  const { role, client, year, results, ...project } = someProject;
  const projects = [{ ...project, technologies: ['Redux', 'npm'] }];
  const resume = written({ owner, about, career, curriculum, projects });
  const answers = { main: nothingSaid(), english: nothingSaid() };
  await importResume({ main: { name: '', resume, unread: [] } }, answers, new Map());
  const { main } = answers;
  const taken = { about: main.about as About, projects: [main.project as ProjectEntry] };
  expect(written({ ...main, ...taken, owner: { ...owner, ...main.owner } })).toEqual(resume);
});
