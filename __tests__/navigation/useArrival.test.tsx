import { render, screen } from '@testing-library/react';
import { useArrival } from '../../src/navigation/useArrival';

function Experience() {
  useArrival('experience');
  return <h2 id="experience">Experiencia</h2>;
}

test.each([
  ['#experience', 0, true],
  ['#/about#experience', 0, true],
  ['#/about', 0, false],
  ['#experience', 80, false],
])('at %s, a page scrolled by %d px scrolls to its heading and focuses the heading: %s', (hash, scrollY, isShown) => {
  window.location.hash = hash;
  Object.assign(window, { scrollY });
  const show = jest.fn();
  HTMLElement.prototype.scrollIntoView = show;
  render(<Experience />);
  expect([show.mock.calls.length > 0, document.activeElement === screen.getByRole('heading')]).toEqual([
    isShown,
    isShown,
  ]);
});
