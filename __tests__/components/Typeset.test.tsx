import { render } from '@testing-library/react';
import { Typeset } from '../../src/components/Typeset';

test.each([
  ['Soy desarrollador full\u00a0stack: sitios y sistemas', 1, ['full stack:', 'y sistemas']],
  ['As a full-stack\u00a0developer, I design', 1, ['a full-stack developer,', 'I design']],
  ['Los pedidos no se pierden en la cocina', 2, ['no se pierden', 'en la cocina']],
])('of "%s" phrases with words of at most %d letters are units, and all is read as text', (text, short, phrases) => {
  const { container } = render(<Typeset short={short}>{text}</Typeset>);
  expect(container.textContent).toBe(text.replace('\u00a0', ' '));
  expect([...container.querySelectorAll('span')].map((unit) => unit.textContent)).toEqual(phrases);
});
