import { render, screen, within } from '@testing-library/react';
import type { Career as CareerContent } from '../../src/content/schema';
import { Career } from '../../src/sections/Career';
import { siteWith } from '../support/reference';

function show(part: Partial<CareerContent>) {
  const career = { experience: [], studies: [], certificates: [], ...part };
  return render(<Career content={siteWith({ career: { career } }).otherPages.career} />);
}

/** What is told of each entry under a heading. */
function entriesOf(name: string) {
  const [list] = within(screen.getByRole('region', { name })).getAllByRole('list');
  return [...(list?.children ?? [])].map(({ textContent }) => textContent);
}

const headings = () => screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test('without a career nothing is there', () => {
  expect(show({}).container).toBeEmptyDOMElement();
});

test('a post says when it was, what, where and how it went, and leads to the firm', () => {
  const post = { title: 'Jefa', start: '2021-03', summary: 'Pagos.', highlights: ['Más rápidos', 'Sin errores'] };
  show({ experience: [{ firm: 'Una tienda', url: 'https://tienda.test/', place: 'Lima', posts: [post] }] });
  expect(entriesOf('Experiencia')).toEqual(['marzo de 2021 – hoyJefa Una tienda, LimaPagos.Más rápidosSin errores']);
  expect(headings()).toEqual(['H2 Experiencia', 'H3 Jefa']);
  expect(screen.getByRole('link', { name: 'Una tienda' })).toHaveAttribute('href', 'https://tienda.test/');
  expect(screen.getByText('marzo de 2021')).toHaveAttribute('datetime', '2021-03');
});

test('several posts at one firm are one entry, with the firm first', () => {
  const posts = [
    { title: 'Jefa', start: '2023' },
    { title: 'Programadora', start: '2021', end: '2023' },
  ];
  show({ experience: [{ firm: 'Una tienda', place: 'Lima', posts }] });
  expect(entriesOf('Experiencia')).toEqual(['Una tienda Lima2023 – hoyJefa 2021 – 2023Programadora ']);
  expect(headings()).toEqual(['H2 Experiencia', 'H3 Una tienda', 'H4 Jefa', 'H4 Programadora']);
});

test('studies have the time that is known of them', () => {
  const times: [start: string | undefined, end: string | undefined, told: string][] = [
    ['2019', '2021', '2019 – 2021'],
    ['2019', undefined, '2019 – hoy'],
    ['2020', '2020', '2020'],
    ['2019-12', '2020', 'diciembre de 2019 – 2020'],
    ['2019-01', '2019-09', 'enero de 2019 – septiembre de 2019'],
    [undefined, '2018-06', 'junio de 2018'],
    [undefined, undefined, ''],
  ];
  show({ studies: times.map(([start, end]) => ({ title: 'Ingeniería', institution: 'Una escuela', start, end })) });
  expect(entriesOf('Estudios')).toEqual(times.map(([, , told]) => `${told}Ingeniería Una escuela`));
});

test('a certificate says what it is, of whom and when, and leads to its proof', () => {
  const url = 'https://prueba.test/';
  const second = { title: 'Bases de datos', issuer: 'Una escuela' };
  show({ certificates: [{ title: 'Redes', issuer: 'Una asociación', url, date: '2025-05' }, second] });
  expect(entriesOf('Certificados')).toEqual(['mayo de 2025Redes Una asociación', 'Bases de datos Una escuela']);
  expect(screen.getByRole('link', { name: 'Redes' })).toHaveAttribute('href', url);
});
