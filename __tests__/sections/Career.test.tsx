import { render, screen, within } from '@testing-library/react';
import type { Career as CareerContent } from '../../src/content/schema';
import { Career } from '../../src/sections/Career';
import { siteWith } from '../support/reference';

const EMPTY: CareerContent = { experience: [], studies: [], certificates: [] };

const show = (career: Partial<CareerContent>) =>
  render(<Career content={siteWith({ career: { career: { ...EMPTY, ...career } } }).otherPages.career} />).container;

/** The texts of the entries under a heading. */
function entriesOf(name: string) {
  const [list] = within(screen.getByRole('region', { name })).getAllByRole('list');
  return [...(list?.children ?? [])].map(({ textContent }) => textContent);
}

const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('an empty career shows nothing', () => {
  expect(show({})).toBeEmptyDOMElement();
});

test('further lists show all facts of their entries, under headings of the site or the owner', () => {
  const talk = { title: 'El teclado', organisation: 'Jornadas', url: 'https://jornadas.test/', date: '2025' };
  const mentor = { title: 'Mentora', start: '2019', text: 'Cada sábado.\nCon niñas.' };
  show({
    more: [
      { kind: 'talks', entries: [talk] },
      { kind: 'awards', entries: [] },
      { kind: 'volunteering', heading: 'Tiempo libre', entries: [mentor, { title: 'Jurado', end: '2018' }] },
    ],
  });
  expect(headings().filter((heading) => heading.startsWith('H2'))).toEqual(['H2 Charlas', 'H2 Tiempo libre']);
  expect(entriesOf('Charlas')).toEqual(['2025El teclado Jornadas']);
  expect(entriesOf('Tiempo libre')).toEqual(['2019 – hoyMentora Cada sábado.Con niñas.', '2018Jurado ']);
  expect(hrefOf('El teclado')).toBe('https://jornadas.test/');
});

test('a post without a title has its firm as its title, and a post without a start has no time', () => {
  const old = { title: 'Practicante', end: '2018' };
  show({
    experience: [
      { firm: 'Una tienda', url: 'https://tienda.test/', place: 'Lima', posts: [{ summary: 'Pagos.' }] },
      { firm: 'Un taller', posts: [{ start: '2020' }, old] },
    ],
  });
  expect(entriesOf('Experiencia')).toEqual(['Una tienda LimaPagos.', 'Un taller 2020 – hoy2018Practicante ']);
  expect(headings()[1]).toBe('H3 Una tienda');
});

test('the texts of the fifth post and older ones are folded', () => {
  const posts = [1, 2, 3, 4, 5].map((number) => ({ title: `Puesto ${number}`, summary: `Texto ${number}.` }));
  const without = { title: 'Puesto 6' };
  show({
    experience: [posts.slice(0, 3), [...posts.slice(3), without]].map((posts) => ({ firm: 'Una tienda', posts })),
  });
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual(['Detalles: Puesto 5Texto 5.']);
  expect(screen.getByText('Texto 4.')).toBeVisible();
  expect(screen.getByText('Texto 5.')).not.toBeVisible();
});

test('posts, studies and certificates have their titles, places, times, texts and links', () => {
  const post = { title: 'Jefa', start: '2021-03', summary: 'Pagos.', highlights: ['Más rápidos', 'Sin errores'] };
  const times: [start: string | undefined, end: string | undefined, shown: string][] = [
    ['2019-12', '2020', 'diciembre de 2019 – 2020'],
    ['2019-01', '2019-09', 'enero de 2019 – septiembre de 2019'],
    [undefined, '2018-06', 'junio de 2018'],
  ];
  show({
    experience: [
      { firm: 'Una tienda', url: 'https://tienda.test/', place: 'Lima', posts: [post] },
      { firm: 'Un taller', place: 'Lima', posts: [post, { title: 'Programadora', start: '2021', end: '2023' }] },
    ],
    studies: times.map(([start, end]) => ({ title: 'Ingeniería', institution: 'Una escuela', start, end })),
    certificates: [{ title: 'Redes', issuer: 'Una asociación', url: 'https://prueba.test/', date: '2025-05' }],
  });
  expect(entriesOf('Experiencia')).toEqual([
    'marzo de 2021 – hoyJefa Una tienda, LimaPagos.Más rápidosSin errores',
    // An entry with several posts begins with the firm.
    'Un taller Limamarzo de 2021 – hoyJefa Pagos.Más rápidosSin errores2021 – 2023Programadora ',
  ]);
  expect(entriesOf('Estudios')).toEqual(times.map(([, , shown]) => `${shown}Ingeniería Una escuela`));
  expect(entriesOf('Certificados')).toEqual(['mayo de 2025Redes Una asociación']);
  expect(headings().slice(1, 5)).toEqual(['H3 Jefa', 'H3 Un taller', 'H4 Jefa', 'H4 Programadora']);
  expect(hrefOf('Una tienda')).toBe('https://tienda.test/');
  expect(screen.getAllByText('marzo de 2021')[0]).toHaveAttribute('datetime', '2021-03');
});
