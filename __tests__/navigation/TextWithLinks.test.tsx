import { render, screen } from '@testing-library/react';
import { TextWithLinks } from '../../src/navigation/TextWithLinks';

test('a text has links to pages, links to files and sites in a new tab, bold text, emphasis and code', () => {
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
  const [page, ...others] = links;
  expect([page, others]).toEqual([
    ['projects/4/', null],
    ['https://ana.dev/', 'tesis.pdf'].map((href) => [href, '_blank']),
  ]);
  const marked = ['strong', 'emphasis', 'code'].map((role) => screen.getByRole(role).textContent);
  expect(marked).toEqual(['tienda', 'ya', 'a<b>']);
  // The words of a phrase are in one element, which stays on one line.
  expect(screen.getByText('y a diario')).toBeInTheDocument();
});
