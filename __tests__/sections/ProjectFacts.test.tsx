import { render, screen } from '@testing-library/react';
import { ProjectFacts } from '../../src/sections/ProjectFacts';
import { someProject } from '../support/someProject';

const labels = { duration: 'Tiempo', role: 'Tarea', year: 'Año', client: 'Para' };

test('what is known of a project stands below its label, in the order of the labels', () => {
  render(<ProjectFacts project={{ ...someProject, client: undefined }} labels={labels} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Tiempo', 'Tarea', 'Año']);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['4 semanas', 'Desarrollo', '2020']);
});

test('nothing is there if nothing is known', () => {
  const project = { ...someProject, duration: undefined, role: undefined, year: undefined, client: undefined };
  const { container } = render(<ProjectFacts project={project} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});
