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
