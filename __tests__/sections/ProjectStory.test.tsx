import { render, screen } from '@testing-library/react';
import { ProjectStory } from '../../src/sections/ProjectStory';
import { projectPage } from '../../src/site/projectPage';
import { someProject } from '../support/someProject';

const content = { ...projectPage, visitLabel: 'Abrir', codeLabel: 'Leer el código', technologiesLabel: 'Hecho con' };
const linksOf = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

test('the story tells what the project is, with what it is made, and leads to the site before the code', () => {
  render(<ProjectStory project={someProject} content={content} />);
  screen.getByRole('heading', { level: 2, name: 'Cada torno tiene su hora' });
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(someProject.paragraphs);
  screen.getByRole('list', { name: 'Hecho con' });
  expect(linksOf()).toEqual([
    ['Abrir', 'https://barro.test/'],
    ['Leer el código', 'https://codigo.test/barro'],
  ]);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a project with its code alone leads there, one without addresses nowhere', () => {
  const { unmount } = render(<ProjectStory project={{ ...someProject, url: undefined }} content={content} />);
  expect(linksOf()).toEqual([['Leer el código', 'https://codigo.test/barro']]);
  unmount();
  render(<ProjectStory project={{ ...someProject, url: undefined, repository: undefined }} content={content} />);
  expect(linksOf()).toEqual([]);
});

test('a project without technologies has no list of them', () => {
  render(<ProjectStory project={{ ...someProject, technologies: [] }} content={content} />);
  expect(screen.queryByRole('list')).toBeNull();
});
