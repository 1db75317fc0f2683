/** @jest-environment node */
import type { About, Career, Curriculum, Owner, ProjectEntry } from '../../../../src/content/schema';
import { resumeOf } from '../../../../src/site/resume';
import { nothingSaid } from '../../../../src/tools/setup/questions';
import { importResume } from '../../../../src/tools/setup/resume/importResume';
import { career } from '../../../sites/editions';
import { about } from '../../../sites/reference/content/about';
import { owner as example } from '../../../sites/reference/content/owner';
import { content } from '../../../support/reference';

interface Told {
  owner: Owner;
  curriculum: Curriculum;
  about: About;
  career: Career;
  projects: readonly ProjectEntry[];
}

/** The file of a site as programs read it. */
const written = ({ owner, curriculum, about, career, projects }: Told) =>
  JSON.parse(
    JSON.stringify(
      resumeOf({
        content: {
          ...content,
          owner: { ...content.owner, owner, curriculum },
          about: { about },
          career: { career },
          projects: { ...content.projects, projects },
        },
        lacks: [],
      }),
    ),
  );

test('what a site says of its owner comes back from its file', async () => {
  const owner: Owner = {
    ...{ ...example, email: 'ana@correo.test', siteUrl: 'https://ana.test/' },
    profiles: [{ network: 'GitHub', url: 'https://github.com/ana' }],
  };
  const curriculum = { languages: ['Español', 'Inglés, B2'] };
  const urls = { url: 'https://barro.test/', repository: 'https://codigo.test/barro' };
  const projects = content.projects.projects
    .slice(3, 4)
    .map(({ role, client, year, results, ...project }) => ({ ...project, ...urls }));
  const resume = written({ owner, about, career, curriculum, projects });
  const answers = { main: nothingSaid(), english: nothingSaid() };
  await importResume({ main: { name: '', resume, unread: [] } }, answers, new Map());
  const { main } = answers;
  const taken = { about: main.about as About, projects: [main.project as ProjectEntry] };
  expect(written({ ...main, ...taken, owner: { ...owner, ...main.owner } })).toEqual(resume);
});
