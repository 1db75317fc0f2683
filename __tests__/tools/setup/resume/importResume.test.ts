/** @jest-environment node */
import { nothingSaid } from '../../../../src/tools/setup/answers';
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

const fileOf = (name: string, resume: Record<string, unknown>) => ({
  ...{ name, resume, unread: [] },
  placeOf: (path: string) => path,
});

function imported(main: Record<string, unknown>, english?: Record<string, unknown>) {
  const answers = { main: nothingSaid(), english: nothingSaid(), site: { editions: ['es'] } };
  const result = importResume(fileOf('cv-es.json', main), english && fileOf('cv.json', english), answers);
  const keys = [...result.answered].map(({ key, isEnglish }) => (isEnglish ? `english.${key}` : key));
  return { answers, ...result, keys };
}

test('of two résumés, the Spanish one gives the texts and the other their translation', () => {
  const { answers, keys, report, siteUrl } = imported(SPANISH, ENGLISH);
  expect(siteUrl).toBe('https://ana.test/');
  expect(answers.main.owner).toMatchObject({ role: 'Desarrolladora', email: 'ana@correo.test' });
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
    expect(keys).toContain(key);
  for (const key of ['site.editions', 'english.project.subtitle', 'owner.birthDate', 'owner.siteUrl'])
    expect(keys).not.toContain(key);
  expect(report).toEqual(
    expect.arrayContaining([
      'De cv-es.json, y de cv.json para la edición en inglés:',
      '- cv-es.json, basics.name «Ana Núñez»: lleva los apellidos «Núñez»; si no, cámbialos en owner.ts.',
      '- cv-es.json, work[0].summary «Llevo la tienda.», cv-es.json, projects[0].entity «Club»: queda en español en la edición en inglés; tradúcelo en src/content/en/.',
    ]),
  );
});

test('an entry is translated by the same one, and what only the English résumé has is named', () => {
  const job = (name: string, startDate: string, fields = {}) => ({ name, position: name, startDate, ...fields });
  const work = [job('Empresa A', '2020', { endDate: '2021' }), job('Empresa B', '2015', { endDate: '2016' })];
  const inEnglish = [
    job('Firm C', '2022'),
    ...[job('Firm B', '2015', { endDate: '2016', summary: 'Solo aquí.' }), job('Firm A', '2020', { endDate: '2021' })],
  ];
  const { answers, report } = imported({ ...SPANISH, work }, { ...ENGLISH, work: inEnglish });
  expect(answers.english.career.experience.map(({ firm }) => firm)).toEqual(['Firm A', 'Firm B']);
  expect(report).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/work\[0\]\.name «Firm C».*: está solo en inglés, y queda fuera\.$/),
      expect.stringMatching(/work\[1\]\.summary «Solo aquí\.».*: no tiene lugar en el sitio\.$/),
    ]),
  );
});

test('of many skills the greeting names six, and the report says so', () => {
  const skills = (count: number) => Array.from({ length: count }, (_, index) => `Técnica ${index + 1}`);
  const noteOf = (count: number) =>
    imported({ ...SPANISH, skills: skills(count) }).report.filter((line) => line.includes('portada'));
  expect([6, 24].map(noteOf)).toEqual([
    [],
    [
      '- Inicio: la portada nombra 6 de las 24 cosas que dominas, y el carrusel y el currículum, todas; skillsInGreeting en src/content/owner.ts dice cuántas.',
    ],
  ]);
});

test('one résumé leaves no question but those that nothing in it answers', () => {
  const { keys, report } = imported(SPANISH);
  const asked = ['birthDate', 'city', 'country', 'email', 'siteUrl', 'contactForm'];
  expect(asked.filter((key) => keys.includes(`owner.${key}`))).toEqual([]);
  expect(keys).toEqual(
    expect.arrayContaining([
      ...['owner.phone', 'owner.profiles', 'owner.familyName', 'site.editions', 'home.offer', 'home.skills'],
      ...['about.statement', 'about.paragraphs', 'project.title', 'project.description', 'project.url'],
    ]),
  );
  expect(report).toContain('- Experiencia: Líder en Sur; Practicante en Norte');
});
