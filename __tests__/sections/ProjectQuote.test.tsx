import { render, screen } from '@testing-library/react';
import { ProjectQuote } from '../../src/sections/ProjectQuote';

test.each([
  ['taller', '„Va a la par.“La dueña, taller'],
  [undefined, '„Va a la par.“La dueña'],
])("below a client's words is who says them, with the role %s", (role, told) => {
  render(<ProjectQuote quote={{ text: '„Va a la par.“', name: 'La dueña', role }} />);
  expect(screen.getByRole('figure').textContent).toBe(told);
  expect(screen.getByRole('blockquote').textContent).toBe('„Va a la par.“');
});
