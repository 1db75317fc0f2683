import { render, screen } from '@testing-library/react';
import { TextWithLinks } from '../../src/navigation/TextWithLinks';

test('links lead to a page, or in a new tab to a file or another site; other marks are bold, emphasis and code', () => {
  const { container } = render(
    <TextWithLinks short={1}>
      {[
        'De ',
        { kind: 'link', to: '/projects/4', text: ['la ', { kind: 'strong', text: 'tienda' }] },
        ' y a diario ',
        { kind: 'link', href: 'https://ana.dev/', text: 'Ana' },
        { kind: 'link', href: 'tesis.pdf', text: 'Tesis' },
        { kind: 'em', text: 'ya' },
        { kind: 'code', text: 'a<b>' },
      ]}
    </TextWithLinks>,
  );
  expect(container.textContent).toBe('De la tienda y a diario AnaTesisyaa<b>');
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['projects/4/', null],
    ['https://ana.dev/', '_blank'],
    ['tesis.pdf', '_blank'],
  ]);
  expect(['strong', 'emphasis', 'code'].map((role) => screen.getByRole(role).textContent)).toEqual([
    'tienda',
    'ya',
    'a<b>',
  ]);
  // Phrases stay on one line.
  expect(screen.getByText('y a diario')).toBeInTheDocument();
});
