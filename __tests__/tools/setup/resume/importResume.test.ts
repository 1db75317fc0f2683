/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answers } from '../../../../src/tools/setup/answers';
import { importResume } from '../../../../src/tools/setup/resume/importResume';

const SPANISH = {
  basics: { name: 'Ana Núñez', label: 'Desarrolladora', summary: 'Hago sitios que se entienden. Enseño.' },
  work: [
    { name: 'Sur', position: 'Líder', startDate: '2020', summary: 'Llevo la tienda.', highlights: ['Pagos'] },
    { name: 'Norte', position: 'Practicante', startDate: '2018', endDate: '2019' },
  ],
  education: [{ institution: 'Universidad', studyType: 'Licenciatura', area: 'Informática' }],
  languages: ['Español'],
  skills: ['React'],
  projects: [
    {
      ...{ name: 'Aguas', description: 'Reservas en línea.', roles: ['Desarrollo'], entity: 'Club' },
      highlights: ['Se reserva sin llamar', 'El club ve sus cupos'],
    },
  ],
};
const ENGLISH = {
  basics: {
    ...{ name: 'Ana Núñez', label: 'Web Developer', email: 'ana@correo.test', url: 'https://ana.test/' },
    summary: 'I build sites that people understand. I teach.',
  },
  work: [
    { name: 'North', position: 'Intern', startDate: '2018', endDate: '2019' },
    { name: 'Sur', position: 'Lead', startDate: '2020', highlights: ['Payments'] },
  ],
  education: [{ institution: 'University', studyType: 'Degree', area: 'Computing' }],
  languages: ['Spanish'],
  projects: [
    {
      ...{ name: 'Waters', description: 'Online bookings.', roles: ['Development'] },
      highlights: ['Booking without a call', 'The club sees its places'],
    },
  ],
};

function answersOf(): Answers {
  const english = { owner: {}, about: {}, project: {}, home: {} };
  return { owner: {}, about: {}, project: {}, home: {}, site: {}, english } as unknown as Answers;
}

function imported(files: Record<string, object>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'resume-'));
  for (const [name, resume] of Object.entries(files)) writeFileSync(path.join(folder, name), JSON.stringify(resume));
  const answers = answersOf();
  const result = importResume(path.join(folder, 'cv.json'), answers);
  rmSync(folder, { recursive: true });
  return { answers, ...result };
}

test('of two résumés, the Spanish one gives the texts and the other their translation', () => {
  const { answers, answered, report, hasEnglish } = imported({ 'cv.json': ENGLISH, 'cv-es.json': SPANISH });
  expect(hasEnglish).toBe(true);
  expect(answers.owner).toMatchObject({
    role: 'Desarrolladora',
    email: 'ana@correo.test',
    siteUrl: 'https://ana.test/',
  });
  expect(answers.english).toEqual({
    owner: { role: 'Web Developer', profession: 'web developer', skills: ['React'] },
    about: { statement: 'I build sites that people understand.', paragraphs: ['I teach.'] },
    home: {},
    project: {
      ...{ title: 'Waters', description: 'Online bookings.', role: 'Development', client: 'Club' },
      results: ['Booking without a call', 'The club sees its places'],
    },
    career: {
      experience: [
        { firm: 'Sur', posts: [{ title: 'Lead', summary: 'Llevo la tienda.', highlights: ['Payments'] }] },
        { firm: 'North', posts: [{ title: 'Intern' }] },
      ],
      studies: [{ title: 'Degree in Computing', institution: 'University' }],
      certificates: [],
    },
    curriculum: { languages: ['Spanish'] },
  });
  for (const key of ['english.owner.role', 'english.about.statement', 'english.project.title', 'owner.email'])
    expect(answered).toContain(key);
  for (const key of ['site.editions', 'english.project.subtitle', 'owner.birthDate'])
    expect(answered).not.toContain(key);
  expect(report).toEqual(
    expect.arrayContaining([
      'De cv-es.json, y de cv.json para la edición en inglés:',
      '- cv-es.json, basics.name «Ana Núñez», cv.json, basics.name «Ana Núñez»: lleva los apellidos «Núñez»; si no, cámbialos en owner.ts.',
      '- career.experience[1].posts[1].summary: queda en español en la edición en inglés; tradúcelo en src/content/en/career.ts.',
      '- projects[1].client «Club»: queda en español en la edición en inglés; tradúcelo en src/content/en/projects.ts.',
    ]),
  );
});

test('an entry is translated by the same one, and what only the English résumé has is named', () => {
  const job = (name: string, startDate: string, fields = {}) => ({ name, position: name, startDate, ...fields });
  const work = [job('Empresa A', '2020', { endDate: '2021' }), job('Empresa B', '2015', { endDate: '2016' })];
  const inEnglish = [
    job('Firm C', '2022', { summary: 'C.' }),
    ...[job('Firm B', '2015', { endDate: '2016', summary: 'B.' }), job('Firm A', '2020', { endDate: '2021' })],
  ];
  const { answers, report } = imported({
    'cv.json': { ...ENGLISH, work: inEnglish },
    'cv-es.json': { ...SPANISH, work },
  });
  expect(answers.english.career.experience.map(({ firm }) => firm)).toEqual(['Firm A', 'Firm B']);
  expect(report).toContain(
    '- work «Firm C», career.experience[2].posts[1].summary «B.»: está solo en inglés, y queda fuera.',
  );
});

test('of many skills the greeting names six, and the report says so', () => {
  const skills = (count: number) => Array.from({ length: count }, (_, index) => `Técnica ${index + 1}`);
  const noteOf = (count: number) =>
    imported({ 'cv.json': { ...SPANISH, skills: skills(count) } }).report.filter((line) => line.includes('portada'));
  expect([6, 24].map(noteOf)).toEqual([
    [],
    [
      '- Inicio: la portada nombra 6 de las 24 cosas que dominas, y el carrusel y el currículum, todas; skillsInGreeting en src/content/owner.ts dice cuántas.',
    ],
  ]);
});

test('one résumé leaves no question but those that nothing in it answers', () => {
  const { answered, report } = imported({ 'cv.json': SPANISH });
  const asked = ['birthDate', 'city', 'country', 'email', 'siteUrl', 'contactForm'];
  expect(asked.filter((key) => answered.has(`owner.${key}`))).toEqual([]);
  expect([...answered]).toEqual(
    expect.arrayContaining([
      ...['owner.phone', 'owner.profiles', 'owner.familyName', 'site.editions', 'home.offer', 'home.skills'],
      ...['about.statement', 'about.paragraphs', 'project.title', 'project.description', 'project.url'],
    ]),
  );
  expect(report).toContain('- Experiencia: Líder en Sur; Practicante en Norte');
});
