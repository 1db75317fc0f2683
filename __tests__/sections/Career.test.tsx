import { render, screen, within } from '@testing-library/react';
import type { Career as CareerContent } from '../../src/content/schema';
import { Career } from '../../src/sections/Career';
import { siteWith } from '../support/reference';

const show = (career: CareerContent) =>
  render(<Career content={siteWith({ career: { career } }).otherPages.career} />).container;

/** What each entry under a heading says. */
function entriesOf(name: string) {
  const [list] = within(screen.getByRole('region', { name })).getAllByRole('list');
  return [...(list?.children ?? [])].map(({ textContent }) => textContent);
}

test('without a career nothing is there', () => {
  expect(show({ experience: [], studies: [], certificates: [] })).toBeEmptyDOMElement();
});

test('entries of further lists tell what is known of them, under headings of the site or the owner', () => {
  const talk = { title: 'El teclado', organisation: 'Jornadas', url: 'https://jornadas.test/', date: '2025' };
  const mentor = { title: 'Mentora', start: '2019', text: 'Cada sábado.\nCon niñas.' };
  show({
    ...{ experience: [], studies: [], certificates: [] },
    more: [
      { kind: 'talks', entries: [talk] },
      { kind: 'awards', entries: [] },
      { kind: 'volunteering', heading: 'Tiempo libre', entries: [mentor, { title: 'Jurado', end: '2018' }] },
    ],
  });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Charlas',
    'Tiempo libre',
  ]);
  expect(entriesOf('Charlas')).toEqual(['2025El teclado Jornadas']);
  expect(entriesOf('Tiempo libre')).toEqual(['2019 – hoyMentora Cada sábado.Con niñas.', '2018Jurado ']);
  expect(screen.getByRole('link', { name: 'El teclado' })).toHaveAttribute('href', 'https://jornadas.test/');
});

test('a post without a title is called by its firm, unless that is above, and one without a start has no time', () => {
  const old = { title: 'Practicante', end: '2018' };
  show({
    experience: [
      { firm: 'Una tienda', url: 'https://tienda.test/', place: 'Lima', posts: [{ summary: 'Pagos.' }] },
      { firm: 'Un taller', posts: [{ start: '2020' }, old] },
    ],
    ...{ studies: [], certificates: [] },
  });
  expect(entriesOf('Experiencia')).toEqual(['Una tienda LimaPagos.', 'Un taller 2020 – hoy2018Practicante ']);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Una tienda');
});

test('from the fifth post on, what it tells is folded under a name of its own', () => {
  const posts = Array.from({ length: 6 }, (_, index) => ({
    title: `Puesto ${index + 1}`,
    summary: `Texto ${index + 1}.`,
  }));
  delete (posts[5] as { summary?: string }).summary;
  show({
    experience: [
      { firm: 'Una tienda', posts: posts.slice(0, 3) },
      { firm: 'Un taller', posts: posts.slice(3) },
    ],
    ...{ studies: [], certificates: [] },
  });
  const [details, ...others] = screen.getAllByRole('group');
  expect(others).toEqual([]);
  expect(details?.textContent).toBe('Detalles: Puesto 5Texto 5.');
  expect(screen.getByText('Texto 4.')).toBeVisible();
  expect(screen.getByText('Texto 5.')).not.toBeVisible();
});

test('a career tells of each post, study and certificate what it was, when and where, and leads there', () => {
  const post = { title: 'Jefa', start: '2021-03', summary: 'Pagos.', highlights: ['Más rápidos', 'Sin errores'] };
  const posts = [post, { title: 'Programadora', start: '2021', end: '2023' }];
  const times: [start: string | undefined, end: string | undefined, told: string][] = [
    ['2019', undefined, '2019 – hoy'],
    ['2019-12', '2020', 'diciembre de 2019 – 2020'],
    ['2019-01', '2019-09', 'enero de 2019 – septiembre de 2019'],
    [undefined, '2018-06', 'junio de 2018'],
  ];
  show({
    experience: [
      { firm: 'Una tienda', url: 'https://tienda.test/', place: 'Lima', posts: [post] },
      { firm: 'Un taller', place: 'Lima', posts },
    ],
    studies: times.map(([start, end]) => ({ title: 'Ingeniería', institution: 'Una escuela', start, end })),
    certificates: [
      { title: 'Redes', issuer: 'Una asociación', url: 'https://prueba.test/', date: '2025-05' },
      { title: 'Bases de datos', issuer: 'Una escuela' },
    ],
  });
  expect(entriesOf('Experiencia')).toEqual([
    'marzo de 2021 – hoyJefa Una tienda, LimaPagos.Más rápidosSin errores',
    // An entry of several posts begins with the firm.
    'Un taller Limamarzo de 2021 – hoyJefa Pagos.Más rápidosSin errores2021 – 2023Programadora ',
  ]);
  expect(entriesOf('Estudios')).toEqual(times.map(([, , told]) => `${told}Ingeniería Una escuela`));
  expect(entriesOf('Certificados')).toEqual(['mayo de 2025Redes Una asociación', 'Bases de datos Una escuela']);
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings.slice(0, 5)).toEqual(['H2 Experiencia', 'H3 Jefa', 'H3 Un taller', 'H4 Jefa', 'H4 Programadora']);
  expect(screen.getByRole('link', { name: 'Una tienda' })).toHaveAttribute('href', 'https://tienda.test/');
  expect(screen.getAllByText('marzo de 2021')[0]).toHaveAttribute('datetime', '2021-03');
});
