import { render, screen } from '@testing-library/react';
import { Services } from '../../src/sections/Services';

test('each service opens a chat in a new tab, by a link that names the service', () => {
  const items = [
    { title: 'Tornos', image: 'services/frog', chatUrl: 'https://chat.test/tornos' },
    { title: 'Hornos', image: 'services/parrot', chatUrl: 'https://chat.test/hornos' },
  ];
  render(<Services content={{ heading: 'AYUDA', linkLabel: 'Preguntar', items }} />);
  screen.getByRole('region', { name: 'AYUDA' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Tornos',
    'Hornos',
  ]);
  for (const { title, chatUrl } of items) {
    const link = screen.getByRole('link', { name: `Preguntar ${title}` });
    expect(link).toHaveAttribute('href', chatUrl);
    expect(link).toHaveAttribute('target', '_blank');
  }
});
