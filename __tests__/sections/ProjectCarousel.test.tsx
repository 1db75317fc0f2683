import pictures from 'virtual:pictures';
import { render, screen } from '@testing-library/react';
import { ProjectCarousel } from '../../src/sections/ProjectCarousel';
import { site } from '../support/reference';

test('the link of a slide with an island, which has no text, has the title of its project as its name', () => {
  pictures['islands/1'] = { file: 'assets/island.svg', width: 1344, height: 840 };
  const slides = [{ image: 'islands/1', alt: '', title: 'Turnos', url: 'https://turnos.test/' }];
  render(<ProjectCarousel content={{ ...site.projectCarousel, slides, link: { label: '', path: undefined } }} />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Turnos');
  // The name, which nobody sees, stays in the slide, and widens no page.
  expect(screen.getByRole('link')).toHaveStyle('position: relative');
});
