import { render, screen, within } from '@testing-library/react';
import type { Career as CareerContent } from '../../src/content/schema';
import { Career } from '../../src/sections/Career';
import { siteWith } from '../support/reference';

const NOTHING: CareerContent = { experience: [], studies: [], certificates: [] };

function show(part: Partial<CareerContent>) {
  const career = { ...NOTHING, ...part };
  return render(<Career content={siteWith({ career: { career } }).otherPages.career} />);
}

/** The entries under a heading, not the lists in them. */
function entriesOf(heading: string) {
  const [list] = within(screen.getByRole('region', { name: heading })).getAllByRole('list');
  return [...(list?.children ?? [])] as HTMLElement[];
}

test('without a career nothing is there', () => {
  expect(show({}).container).toBeEmptyDOMElement();
});

test('a post says when it was, what, where and how it went, and leads to the firm', () => {
  const post = {
    title: 'Programadora',
    start: '2021-03',
    summary: 'Pagos.',
    highlights: ['Más rápidos', 'Sin errores'],
  };
  show({ experience: [{ firm: 'Una tienda', url: 'https://tienda.test/', place: 'Lima', posts: [post] }] });
  const [entry, ...others] = entriesOf('Experiencia');
  expect(others).toEqual([]);
  expect(entry).toHaveTextContent(/^marzo de 2021 – hoyProgramadora Una tienda, LimaPagos\.Más rápidosSin errores$/);
  screen.getByRole('heading', { level: 3, name: 'Programadora' });
  expect(screen.getByRole('link', { name: 'Una tienda' })).toHaveAttribute('href', 'https://tienda.test/');
  expect(screen.getByText('marzo de 2021')).toHaveAttribute('datetime', '2021-03');
  expect(screen.queryByRole('heading', { name: /Estudios|Certificados/ })).toBeNull();
});

test('several posts at one firm are one entry, with the firm first', () => {
  const posts = [
    { title: 'Jefa', start: '2023' },
    { title: 'Programadora', start: '2021', end: '2023' },
  ];
  show({ experience: [{ firm: 'Una tienda', place: 'Lima', posts }] });
  expect(entriesOf('Experiencia')).toHaveLength(1);
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);
  expect(headings).toEqual([
    ['H2', 'Experiencia'],
    ['H3', 'Una tienda'],
    ['H4', 'Jefa'],
    ['H4', 'Programadora'],
  ]);
  screen.getByText('Lima');
});

test.each([
  ['2019', '2021', '2019 – 2021'],
  ['2019', undefined, '2019 – hoy'],
  ['2020', '2020', '2020'],
  ['2019-12', '2020', 'diciembre de 2019 – 2020'],
  ['2019-01', '2019-09', 'enero de 2019 – septiembre de 2019'],
  [undefined, '2018-06', 'junio de 2018'],
  [undefined, undefined, ''],
])('studies from %s to %s have the time "%s"', (start, end, expected) => {
  show({ studies: [{ title: 'Ingeniería', institution: 'Una universidad', start, end }] });
  expect(entriesOf('Estudios')[0]).toHaveTextContent(new RegExp(`^${expected}Ingeniería Una universidad$`));
});

test('a certificate says what it is, of whom and when, and leads to its proof', () => {
  const proof = 'https://prueba.test/';
  show({
    certificates: [
      { title: 'Accesibilidad', issuer: 'Una asociación', url: proof, date: '2025-05' },
      { title: 'Bases de datos', issuer: 'Una escuela' },
    ],
  });
  const [first, second] = entriesOf('Certificados');
  expect(first).toHaveTextContent(/^mayo de 2025Accesibilidad Una asociación$/);
  expect(screen.getByRole('link', { name: 'Accesibilidad' })).toHaveAttribute('href', proof);
  expect(second).toHaveTextContent(/^Bases de datos Una escuela$/);
});
