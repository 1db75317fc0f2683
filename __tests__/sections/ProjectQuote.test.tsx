import { render, screen } from '@testing-library/react';
import { ProjectQuote } from '../../src/sections/ProjectQuote';

const marks = { opening: '„', closing: '“' };

test("a client's words are between the marks of the language, and who says them is below", () => {
  render(<ProjectQuote quote={{ text: 'Va a la par.', name: 'La dueña', role: 'taller' }} marks={marks} />);
  expect(screen.getByRole('blockquote')).toHaveTextContent(/^„Va a la par\.“$/);
  expect(screen.getByRole('figure')).toHaveTextContent(/“La dueña, taller$/);
});

test('who says them may have no role', () => {
  render(<ProjectQuote quote={{ text: 'Bien.', name: 'La dueña' }} marks={marks} />);
  expect(screen.getByRole('figure')).toHaveTextContent(/“La dueña$/);
});
