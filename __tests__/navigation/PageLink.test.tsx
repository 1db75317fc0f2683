import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageLink } from '../../src/navigation/PageLink';
import { showInSite } from '../support/showInSite';

const linkNamed = (name: string) => screen.getByRole('link', { name });

/** Links to every page. */
function show(path = '/') {
  window.location.hash = path;
  showInSite(
    <>
      <PageLink to="/">Inicio</PageLink>
      <PageLink to="/about">Sobre mí</PageLink>
      <PageLink to="/projects">Portafolio</PageLink>
      <PageLink to="/contact" onClick={(event) => event.preventDefault()}>
        Contactos
      </PageLink>
    </>,
    path,
  );
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with the command key', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['with the middle button', { button: 1 }],
])('a click %s is left to the browser', (_, how) => {
  show();
  let isLeft: boolean | undefined;
  const answer = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot follow links.
    event.preventDefault();
  };
  window.addEventListener('click', answer, { once: true });
  fireEvent.click(linkNamed('Portafolio'), { button: 0, ...how });
  expect(isLeft).toBe(true);
  expect(linkNamed('Portafolio')).not.toHaveClass('pending');
});

test('a click whose default is prevented opens no page', async () => {
  const user = userEvent.setup();
  show('/projects');
  await user.click(linkNamed('Contactos'));
  expect(window.location.hash).toBe('#/projects');
});

test('parameters for a page are encoded in its address', () => {
  showInSite(
    <PageLink to="/contact" query={{ title: 'Algo & más, ¿100 %?' }}>
      Escríbeme
    </PageLink>,
  );
  const [, query] = linkNamed('Escríbeme').getAttribute('href')?.split('?') ?? [];
  expect([...new URLSearchParams(query)]).toEqual([['title', 'Algo & más, ¿100 %?']]);
});
