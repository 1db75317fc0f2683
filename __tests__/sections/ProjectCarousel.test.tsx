import pictures from 'virtual:pictures';
import { render, screen } from '@testing-library/react';
import { ProjectCarousel } from '../../src/sections/ProjectCarousel';
import { site } from '../support/reference';

test('the link of a slide whose picture has no text is named after the project', () => {
  pictures['islands/1'] = { file: 'assets/island.svg', width: 1344, height: 840 };
  const slides = [{ image: 'islands/1', alt: '', title: 'Turnos', url: 'https://turnos.test/' }];
  render(<ProjectCarousel content={{ ...site.projectCarousel, slides, link: { label: '', path: undefined } }} />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Turnos');
  // The name is invisible and has an absolute position. Within the link, the name does not widen the page.
  expect(screen.getByRole('link')).toHaveStyle('position: relative');
});
