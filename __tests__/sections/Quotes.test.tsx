import { render, screen } from '@testing-library/react';
import { Quotes } from '../../src/sections/Quotes';
import { content, siteWith } from '../support/reference';

test('each quotation has the quotation marks of the language, and the person below', () => {
  const quotes = [
    { text: 'Va a la par.\n\nSin **ruido**.', name: 'La dueña', role: 'taller' },
    { text: '"Cumple."', name: 'Un colega' },
  ];
  const { about } = siteWith({ about: { about: { ...content.about.about, quotes } } }).otherPages;
  render(<Quotes quotes={about.quotes} />);
  const figures = screen.getAllByRole('figure').map(({ textContent }) => textContent);
  expect(figures).toEqual(['«Va a la par.Sin ruido.»La dueña, taller', '«Cumple.»Un colega']);
});
