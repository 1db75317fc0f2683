import { render } from '@testing-library/react';
import { Typeset } from '../../src/components/Typeset';

test.each([
  ['Soy desarrollador full\u00a0stack: sitios y sistemas', 1, ['full stack:', 'y sistemas']],
  ['As a full-stack\u00a0developer, I design', 1, ['a full-stack developer,', 'I design']],
  ['Los pedidos no se pierden en la cocina', 2, ['no se pierden', 'en la cocina']],
])(
  'the lines of "%s" never end after a word of up to %d letters, and the text stays complete',
  (text, short, phrases) => {
    const { container } = render(<Typeset short={short}>{text}</Typeset>);
    expect(container.textContent).toBe(text.replace('\u00a0', ' '));
    expect([...container.querySelectorAll('span')].map((unit) => unit.textContent)).toEqual(phrases);
  },
);
