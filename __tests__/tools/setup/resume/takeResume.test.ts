/** @jest-environment node */
import { linesOf, type Note } from '../../../../src/tools/setup/resume/report';
import { takeResume } from '../../../../src/tools/setup/resume/takeResume';

function take(resume: object) {
  const notes: Note[] = [];
  const taken = takeResume(resume, 'es', (place, sentence) => notes.push({ ...place, sentence }));
  return { ...taken, told: linesOf(notes) };
}

const basics = (fields: object) => take({ basics: fields });
const job = (fields: object) => take({ work: [{ name: 'Taller', position: 'Dev', startDate: '2019', ...fields }] });
const postOf = (fields: object) => job(fields).career.experience[0]?.posts[0];

test.each([
  ['', undefined],
  [null, undefined],
  ['-', undefined],
  ['Presente', undefined],
  ['Actualidad', undefined],
  ['hasta la fecha', undefined],
  ['Current', undefined],
  ['2021', '2021'],
  [2021, '2021'],
  ['2021-03', '2021-03'],
  ['03/2021', '2021-03'],
  ['Mar 2021', '2021-03'],
  ['marzo de 2021', '2021-03'],
  ['Setiembre 2021', '2021-09'],
])('a post that ends %j has the end %j, without a note', (endDate, end) => {
  const { career, told } = job({ endDate });
  expect([career.experience[0]?.posts[0]?.end, told]).toEqual([end, []]);
});

test.each([
  ['2021-01-01', '2021-01', 'queda sin el día'],
  ['15/03/2021', '2021-03', 'queda sin el día'],
  ['2021-03-15T00:00:00Z', '2021-03', 'queda sin el día'],
  ['March 15, 2021', '2021-03', 'queda sin el día'],
  ['03/04/2021', '2021-04', 'se lee como día, mes y año, y queda sin el día'],
  ['2150-06', undefined, 'está por venir, y queda como actual'],
  ['pronto', undefined, 'no se entiende como fecha, y queda como actual'],
  ['2021-13', undefined, 'no se entiende como fecha, y queda como actual'],
  ['2018', '2019', 'es anterior al comienzo, y las dos fechas quedan al revés; revísalas'],
])('a post that ends %j has the end %j, with the note: %s', (endDate, end, sentence) => {
  const { career, told } = job({ endDate });
  expect(career.experience[0]?.posts[0]?.end).toBe(end);
  expect(told).toEqual([`- work[0].endDate «${endDate}»: ${sentence}.`]);
});

test('jobs are sorted, and those of a firm are together', () => {
  const { career, told } = take({
    work: [
      { company: 'Norte', position: 'Practicante', startDate: '2015', endDate: '2016' },
      { name: 'SUR', position: 'Líder', startDate: '2020-02', endDate: 'Presente', location: 'Lima' },
      { name: 'Este', position: 'Asesora', startDate: '2021', endDate: '2022', website: 'https://este.test' },
      { name: 'Sur', position: 'Desarrolladora', startDate: '2017', endDate: '2020', location: 'Cusco' },
      { name: 'Oeste', position: 'Docente' },
      { position: 'Voluntaria', startDate: '2010' },
    ],
  });
  expect(career.experience.map(({ firm, url, posts }) => [firm, url, posts.map(({ title }) => title)])).toEqual([
    ['SUR', undefined, ['Líder', 'Desarrolladora']],
    ['Este', 'https://este.test', ['Asesora']],
    ['Norte', undefined, ['Practicante']],
  ]);
  expect(told).toEqual([
    '- work[4]: queda fuera: falta la fecha de inicio.',
    '- work[5]: queda fuera: falta la empresa.',
    '- work[3].location «Cusco»: no se usa, porque la empresa dice otro en un puesto más nuevo.',
  ]);
});

test.each([
  ['Pasé <a href="https://x.test">la tienda</a><br>a React', 'Pasé la tienda a React'],
  ['Vea [la tienda](https://x.test/a_(b)) **hoy**', 'Vea la tienda hoy'],
  ['Tipos: Map<string, number> &amp; Array<T>', 'Tipos: Map<string, number> & Array<T>'],
  ['a < b && c > d', 'a < b && c > d'],
  ['• Pagos en línea', 'Pagos en línea'],
])('the highlight %j becomes %j', (written, shown) => {
  expect(postOf({ highlights: [written] })?.highlights).toEqual([shown]);
});

test('where a link of a text leads is named, unless the text says it', () => {
  const summary = 'Pasé [la tienda](https://x.test/a_(b)) a <a href="https://y.test">React</a>. Vea [z.test](z.test).';
  const { career, told } = job({ summary });
  expect(career.experience[0]?.posts[0]?.summary).toBe('Pasé la tienda a React. Vea z.test.');
  expect(told).toEqual([
    expect.stringMatching(/^- work\[0\]\.summary «Pasé .*…»: queda como texto sin formato\.$/),
    '- work[0].summary «https://y.test», work[0].summary «https://x.test/a_(b)»: se enlaza desde el texto, y queda fuera.',
  ]);
});

test('a list in a summary is part of the highlights, and what does not fit has a note', () => {
  const long = 'palabra '.repeat(30).trim();
  const { career, told } = job({
    summary: 'Llevé la tienda.\n• Pagos en línea\n- Envíos',
    highlights: [long, '-', '', 4, {}, ...'abcdef'],
  });
  expect(career.experience[0]?.posts[0]).toMatchObject({
    summary: 'Llevé la tienda.',
    highlights: ['Pagos en línea', 'Envíos', `${'palabra '.repeat(24).trim()}…`, '4', ...'abcd'],
  });
  expect(told).toEqual([
    expect.stringMatching(
      /^- work\[0\]\.highlights\[0\] «palabra .*…»: tiene 239 caracteres, y caben 200, y queda cortado\.$/,
    ),
    '- work[0].highlights[9] «e», work[0].highlights[10] «f»: no cabe, porque el sitio muestra 8.',
  ]);
});

test('a label that says several things is what it says first', () => {
  const label = 'Desarrolladora web | React · Node.js | Mentora';
  expect(basics({ label })).toMatchObject({
    owner: { role: 'Desarrolladora web' },
    told: [`- basics.label «${label.slice(0, 40)}…»: queda como «Desarrolladora web», que cabe en una frase.`],
  });
  expect(basics({ label: 'Desarrolladora front-end - React' }).owner.role).toBe('Desarrolladora front-end - React');
});

test.each([
  ['1994-03-14', '1994-03-14'],
  ['Mar 14, 1994', '1994-03-14'],
  ['Mar 14', undefined],
  ['03/04/1994', undefined],
])('the birth date %s is read as %s', (birthDate, read) => {
  expect(basics({ birthDate }).owner.birthDate).toBe(read);
});

test('a label of 85 characters is not cut for the role, but for a post', () => {
  const label = `${'Desarrolladora de sitios '.repeat(3)}accesibles`;
  expect(label).toHaveLength(85);
  expect(basics({ label }).owner.role).toBeUndefined();
  expect(basics({ label }).told).toEqual([
    '- basics.label «Desarrolladora de sitios Desarrolladora …»: tiene 85 caracteres, y caben 80, y queda fuera.',
  ]);
  expect(basics({ label: `Desarrolladora | ${label}` }).owner).toMatchObject({
    role: 'Desarrolladora',
    profession: 'desarrolladora',
  });
  expect(postOf({ position: label })?.title).toBe(`${label.slice(0, 74)}…`);
});

test.each([
  ['+506 (8123) 4567', '+506 8123 4567'],
  ['00506 8123-4567', '+506 8123-4567'],
  ['tel:+50681234567', '+50681234567'],
  ['+44 (0)20 7946 0018', '+44 20 7946 0018'],
])('the phone %s is %s', (written, phone) => {
  expect(basics({ phone: written })).toMatchObject({ owner: { phone }, hasPartOfPhone: false });
});

test.each([
  ['8123-4567', true, 'no es un número con el prefijo del país, y se pregunta'],
  ['(506) 8123-4567', true, 'no es un número con el prefijo del país, y se pregunta'],
  ['Upon request', false, 'no es un teléfono, y queda fuera'],
])('the phone %s is not shown; asked for: %s', (phone, hasPartOfPhone, sentence) => {
  expect(basics({ phone })).toMatchObject({
    owner: { phone: undefined },
    hasPartOfPhone,
    told: [`- basics.phone «${phone}»: ${sentence}.`],
  });
});

test.each([
  ['VE', 'Venezuela'],
  ['ve', 'Venezuela'],
  ['Venezuela', 'Venezuela'],
  ['UK', 'Reino Unido'],
  ['Germany', 'Alemania'],
  ['Atlántida', undefined],
  ['ZZ', undefined],
])('the country with the code %s is %s', (countryCode, country) => {
  expect(basics({ location: { countryCode } }).owner.country).toBe(country);
});

test('a place may be one text', () => {
  expect(basics({ location: 'Bogotá, Distrito Capital, Colombia' })).toMatchObject({
    owner: { city: 'Bogotá', country: 'Colombia' },
    told: ['- basics.location «Distrito Capital»: no tiene lugar en el sitio.'],
  });
});

test.each([
  [{ network: 'Github', url: 'github.com/ana' }, 'GitHub', 'https://github.com/ana'],
  [{ network: 'Portafolio', url: 'https://linkedin.com/in/%C3%A1na' }, 'LinkedIn', 'https://linkedin.com/in/%C3%A1na'],
  [{ network: 'Website', url: 'https%3A%2F%2Fgitlab.com%2Fana' }, 'GitLab', 'https://gitlab.com/ana'],
  [{ network: 'Mastodon', url: 'https://hachyderm.io/@ana' }, 'Mastodon', 'https://hachyderm.io/@ana'],
  [{ network: 'Twitter', username: '@ana' }, 'X', 'https://x.com/ana'],
  [{ network: 'Mi blog', url: 'http://ana.test/blog' }, 'Blog', 'https://ana.test/blog'],
])('the profile %j is of %s', (profile, network, url) => {
  expect(basics({ profiles: [profile] }).owner.profiles).toEqual([{ network, url }]);
});

test.each([
  [{ network: 'GitHub', url: 'javascript:alert(1)' }, 'no es una dirección web que el sitio pueda enlazar'],
  [{ network: 'GitHub', url: 'data:text/html,a' }, 'no es una dirección web que el sitio pueda enlazar'],
  [{ network: 'HackerRank', url: 'https://hackerrank.com/ana' }, 'no es una red que el sitio muestre'],
  [{ network: 'Stack Overflow', username: 'ana' }, 'no tiene una dirección'],
])('the profile %j is left out, with a note', (profile, sentence) => {
  const { owner, told } = basics({ profiles: [profile] });
  expect(owner.profiles).toBeUndefined();
  expect(told).toEqual([expect.stringMatching(new RegExp(`: ${sentence}, y queda fuera\\.$`))]);
});

test('the site is at the address of the person, or of the profile that is none', () => {
  expect(basics({ url: 'http://ana.test/cv/index.html?a#b' }).owner.siteUrl).toBe('https://ana.test/cv/');
  expect(basics({ profiles: [{ network: 'Portafolio', url: 'ana.test' }] }).owner.siteUrl).toBe('https://ana.test/');
  expect(basics({ website: 'https://github.com/ana' }).owner).toMatchObject({
    siteUrl: undefined,
    profiles: [{ network: 'GitHub', url: 'https://github.com/ana' }],
  });
});

test('the site shows the first 24 skills, once and as it spells them, and the rest is named', () => {
  const names = Array.from({ length: 63 }, (_, index) => `Técnica ${index + 1}`);
  const { owner, told } = take({
    skills: [{ name: 'Web', level: 'Master', keywords: ['react', 'React', ...names.slice(0, 60)] }, 'Técnica 61', '-'],
  });
  expect(owner.skills).toEqual(['React', ...names.slice(0, 23)]);
  expect(told.join('\n')).toMatch(
    / skills\[0\]\.keywords\[25\] «Técnica 24», .*, skills\[1\] «Técnica 61»: no cabe, .* 24\.$/m,
  );
  expect(told).toContain('- skills[0].level «Master»: no tiene lugar en el sitio.');
});

test.each([
  [{ language: 'Spanish', fluency: 'Native speaker' }, 'Español, nativo'],
  [{ name: 'inglés', level: 'C1' }, 'Inglés, C1'],
  [{ language: 'English', fluency: 'Professional working proficiency' }, 'Inglés, profesional'],
  [{ name: 'Guna' }, 'Guna'],
  ['Portugués', 'Portugués'],
])('the language %j is shown as «%s»', (language, shown) => {
  expect(take({ languages: [language] }).languages).toEqual([shown]);
});

test('a project may have a summary, no address, or its code at its address', () => {
  const { projects, told } = take({
    projects: [
      {
        name: 'Aguas',
        summary: 'Reservas de rafting en línea. Dice cuántos cupos quedan.',
        keywords: ['react', 'SaaS'],
        highlights: ['Se paga en línea'],
        roles: ['Desarrolladora'],
        entity: 'Club de rafting',
        url: 'https://github.com/ana/aguas',
        endDate: '2022-05',
      },
      { name: 'Otro', description: 'Corto' },
    ],
  });
  expect(projects).toEqual([
    {
      title: 'Aguas',
      description: 'Reservas de rafting en línea.',
      paragraphs: ['Dice cuántos cupos quedan.', 'Se paga en línea.'],
      technologies: ['React'],
      role: 'Desarrolladora',
      client: 'Club de rafting',
      year: 2022,
      repository: 'https://github.com/ana/aguas',
    },
    { title: 'Otro', description: 'Corto.', technologies: [] },
  ]);
  expect(told).toContain(
    '- projects[1] «Otro»: queda fuera, porque necesita su captura; la receta «Más proyectos» lo añade.',
  );
});

test.each([
  [['Se reserva sin llamar', 'El club ve sus cupos'], true],
  [['Uno', 'Dos', 'Tres', 'Cuatro'], false],
  [['Se reserva sin llamar', 'Con palabras '.repeat(10).trim()], false],
])('the highlights %j of a project are its results: %s', (highlights, areResults) => {
  const [project] = take({ projects: [{ name: 'Aguas', highlights }] }).projects;
  expect([project?.results, project?.paragraphs]).toEqual(
    areResults ? [highlights, undefined] : [undefined, [`${highlights.join('. ')}.`]],
  );
});

test('a short highlight alone is no paragraph of a project', () => {
  const { projects, told } = take({ projects: [{ name: 'Aguas', highlights: ['Se reserva sin llamar'] }] });
  expect(projects).toEqual([{ title: 'Aguas', technologies: [] }]);
  expect(told).toEqual([
    '- projects[0].highlights[0] «Se reserva sin llamar»: es corto para ser el único párrafo, que se pregunta.',
  ]);
});

test('what is about nobody is named', () => {
  const { owner, told } = take({
    basics: { name: 'John Doe', email: 'hola@example.com', phone: '(912) 555-4321' },
    references: [{ name: 'Jane Doe' }],
  });
  expect(owner).toEqual({});
  expect(told).toEqual([
    '- basics.phone «(912) 555-4321», basics.name «John Doe», basics.email «hola@example.com»: es de un ejemplo, y queda fuera.',
    '- references: no tiene lugar en el sitio.',
  ]);
});

test('what has another shape or no place is named, however deep it is', () => {
  const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
  expect(take({ work: { a: 1 }, education: ['a'], skills: deep, basics: 'Ana', deep }).told).toEqual([
    '- basics, skills[0], education[0]: no tiene la forma debida, y queda fuera.',
    '- work: no es una lista, y queda fuera.',
    '- deep: no tiene lugar en el sitio.',
  ]);
});

test('a summary in English has a note', () => {
  expect(basics({ summary: 'I build sites for the people of the web.' }).told).toEqual([
    expect.stringContaining('parece estar en inglés'),
  ]);
});
