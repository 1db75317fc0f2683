/** @jest-environment node */
import { nothingSaid } from '../../../../src/tools/setup/answers';
import { answeredBy } from '../../../../src/tools/setup/questions';
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
  projects: [{ name: 'Aguas', description: 'Reservas en línea.' }],
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
  projects: [{ name: 'Waters', description: 'Online bookings.' }],
};

const fileOf = (name: string, resume: Record<string, unknown>) => ({ name, resume, unread: [] });

function imported(main: Record<string, unknown>, english?: Record<string, unknown>) {
  const answers = { main: nothingSaid(), english: nothingSaid() };
  const result = importResume(fileOf('cv-es.json', main), english && fileOf('cv.json', english), answers);
  return { answers, ...result, keys: answeredBy(answers).map(({ key }) => key) };
}

test('of two résumés, the Spanish one gives the texts and the other their translation', () => {
  const { answers, keys, report, siteUrl } = imported(SPANISH, ENGLISH);
  expect(siteUrl).toBe('https://ana.test/');
  expect(answers.main.owner).toMatchObject({ role: 'Desarrolladora', email: 'ana@correo.test' });
  expect(answers.english).toEqual({
    ...nothingSaid(),
    owner: { role: 'Web Developer', profession: 'web developer', skills: ['React'] },
    about: { statement: 'I build sites that people understand.', paragraphs: ['I teach.'] },
    project: { title: 'Waters', description: 'Online bookings.' },
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
  expect(keys).toEqual(expect.arrayContaining(['english.owner.role', 'english.project.title', 'main.site.editions']));
  expect(keys).not.toContain('english.project.subtitle');
  expect(report[0]).toBe(
    'De cv-es.json, y de cv.json para la edición en inglés: empleos 2, estudios 1, certificados 0, habilidades 1, idiomas 1, proyectos 1.',
  );
  expect(report).toContain('- «Llevo la tienda.» queda en español en src/content/en/');
});

test('an entry is translated by the same one, and what only the English résumé has is named', () => {
  const job = (name: string, startDate: string, fields = {}) => ({ name, position: name, startDate, ...fields });
  const work = [job('Empresa A', '2020', { endDate: '2021' }), job('Empresa B', '2015', { endDate: '2016' })];
  const inEnglish = [
    ...[job('Firm C', '2022'), job('Firm B', '2015', { endDate: '2016' })],
    job('Firm A', '2020', { endDate: '2021' }),
  ];
  const { answers, report } = imported({ ...SPANISH, work }, { ...ENGLISH, work: inEnglish });
  expect(answers.english.career.experience.map(({ firm }) => firm)).toEqual(['Firm A', 'Firm B']);
  expect(report).toContain('- «Firm C» está solo en inglés');
});

test('one résumé answers what it says, and the address of the site stays a question', () => {
  const basics = { ...SPANISH.basics, url: 'https://ana.test/' };
  const { keys, siteUrl } = imported({ ...SPANISH, basics });
  expect(siteUrl).toBe('https://ana.test/');
  expect(keys).toEqual(
    [
      ...['owner.name', 'owner.role', 'owner.profession', 'owner.skills', 'about.statement', 'about.paragraphs'],
      ...['project.title', 'project.description', 'project.technologies'],
    ].map((key) => `main.${key}`),
  );
});
