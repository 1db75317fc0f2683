import { fireEvent, render, screen } from '@testing-library/react';
import { PageLink } from '../../src/navigation/PageLink';

const MODIFIED = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }];

test.each(MODIFIED)('a click with %j is left to the browser', (how) => {
  render(<PageLink to="/projects">Portafolio</PageLink>);
  let isLeft: boolean | undefined;
  const answer = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot follow links.
    event.preventDefault();
  };
  window.addEventListener('click', answer, { once: true });
  fireEvent.click(screen.getByRole('link'), how);
  expect(isLeft).toBe(true);
});

test('the query of a link is encoded in its address', () => {
  render(<PageLink to="/contact" query={{ title: 'Algo & más, ¿100 %?' }} />);
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect([...searchParams]).toEqual([['title', 'Algo & más, ¿100 %?']]);
});
