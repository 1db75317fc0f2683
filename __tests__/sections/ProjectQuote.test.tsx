import { render, screen } from '@testing-library/react';
import { ProjectQuote } from '../../src/sections/ProjectQuote';

test.each([
  ['taller', '„Va a la par.“La dueña, taller'],
  [undefined, '„Va a la par.“La dueña'],
])("a client's words are in the language's marks, and who says them is below, with the role %s", (role, told) => {
  const marks = { opening: '„', closing: '“' };
  render(<ProjectQuote quote={{ text: 'Va a la par.', name: 'La dueña', role }} marks={marks} />);
  expect(screen.getByRole('figure').textContent).toBe(told);
  expect(screen.getByRole('blockquote').textContent).toBe('„Va a la par.“');
});
