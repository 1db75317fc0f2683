import { render } from '@testing-library/react';
import { Typeset } from '../../src/components/Typeset';

test('a phrase that must not break is set as one unit and read as text', () => {
  const { container } = render(<Typeset>{'Soy desarrollador full\u00a0stack: sitios y sistemas'}</Typeset>);

  expect(container.textContent).toBe('Soy desarrollador full stack: sitios y sistemas');
  expect([...container.querySelectorAll('span')].map((unit) => unit.textContent)).toEqual([
    'full stack:',
    'y sistemas',
  ]);
});

test('a one-letter word before such a phrase belongs to it', () => {
  const { container } = render(<Typeset>{'As a full-stack\u00a0developer, I design'}</Typeset>);

  expect(container.textContent).toBe('As a full-stack developer, I design');
  expect([...container.querySelectorAll('span')].map((unit) => unit.textContent)).toEqual([
    'a full-stack developer,',
    'I design',
  ]);
});

test('in large text words of two letters stay with the next word, too', () => {
  const { container } = render(<Typeset short={2}>{'Los pedidos no se pierden en la cocina'}</Typeset>);

  expect(container.textContent).toBe('Los pedidos no se pierden en la cocina');
  expect([...container.querySelectorAll('span')].map((unit) => unit.textContent)).toEqual([
    'no se pierden',
    'en la cocina',
  ]);
});
