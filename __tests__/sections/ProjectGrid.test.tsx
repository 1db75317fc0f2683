import { screen, within } from '@testing-library/react';
import { ProjectGrid } from '../../src/sections/ProjectGrid';
import { showInSite } from '../support/showInSite';
import { someProject } from '../support/someProject';

const other = {
  ...someProject,
  id: 8,
  path: '/trabajos/8',
  title: 'Coro',
  technologies: [],
  imageAlt: 'Una partitura',
};

function show() {
  const texts = { heading: 'Trabajos', linkLabel: 'Ver trabajo', technologiesLabel: 'Hecho con' };
  showInSite(<ProjectGrid content={{ ...texts, projects: [someProject, other] }} />);
}

test('each card shows its project and leads to its page by a link that names it', () => {
  show();
  const card = screen.getByRole('heading', { level: 2, name: 'Taller de barro' }).closest('li') as HTMLElement;
  within(card).getByText('Una agenda para clases de torno.');
  within(card).getByRole('img', { name: 'La agenda de una semana' });
  const icons = within(card).getByRole('list', { name: 'Hecho con' });
  expect(
    within(icons)
      .getAllByRole('img')
      .map((icon) => icon.getAttribute('alt')),
  ).toEqual(['Redux', 'npm']);
  const link = within(card).getByRole('link', { name: 'Ver trabajo Taller de barro' });
  expect(link).toHaveAttribute('href', 'trabajos/7/');
  expect(screen.getByRole('link', { name: 'Ver trabajo Coro' })).toHaveAttribute('href', 'trabajos/8/');
});

test('only the first picture, which is on the first screen, does not wait for a scroll', () => {
  show();
  expect(screen.getByRole('img', { name: 'La agenda de una semana' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: 'Una partitura' })).toHaveAttribute('loading', 'lazy');
});
