import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { PageLink } from '../../src/navigation/PageLink';
import { PageTransitionProvider, usePageTransition } from '../../src/navigation/usePageTransition';

const linkNamed = (name: string) => screen.getByRole('link', { name });

function Pages() {
  const { shownLocation } = usePageTransition();
  return (
    <Routes location={shownLocation}>
      <Route path="/about" element={<h1>Sobre mí</h1>} />
      <Route path="*" element={<h1>Otra página</h1>} />
    </Routes>
  );
}

/** Links to every page; the code of all but the first and `loadedPath` only comes when `arrive` is called. */
function show(path = '', loadedPath?: string) {
  window.location.hash = path;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = jest.fn<Promise<void>, [string]>(() => arrived);
  render(
    // Without this the router's development build prints advice about version 7.
    <HashRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <PageTransitionProvider
        startPath={path || '/'}
        routes={{
          pathAt: (address) => address,
          isLoaded: (asked) => asked === loadedPath,
          load,
          isOutdated: async () => false,
        }}
      >
        <PageLink to="/">Inicio</PageLink>
        <PageLink to="/about">Sobre mí</PageLink>
        <PageLink to="/projects">Portafolio</PageLink>
        <PageLink to="/contact" onClick={(event) => event.preventDefault()}>
          Contactos
        </PageLink>
        <Pages />
      </PageTransitionProvider>
    </HashRouter>,
  );
  return { load, arrive: () => act(async () => arrive()) };
}

afterEach(() => jest.restoreAllMocks());

test('the link of the page on the screen is active and says so to screen readers, the others are not', () => {
  show('/projects');
  expect(linkNamed('Portafolio')).toHaveClass('active');
  expect(linkNamed('Portafolio')).toHaveAttribute('aria-current', 'page');
  for (const name of ['Inicio', 'Sobre mí', 'Contactos']) {
    expect(linkNamed(name)).not.toHaveClass('active');
    expect(linkNamed(name)).not.toHaveAttribute('aria-current');
  }
});

test('a link is pending from the click until its page is on the screen, and the old page stays', async () => {
  const user = userEvent.setup();
  const { arrive } = show();
  expect(linkNamed('Sobre mí')).not.toHaveClass('pending');

  await user.click(linkNamed('Sobre mí'));
  await waitFor(() => expect(linkNamed('Sobre mí')).toHaveClass('pending'));
  expect(linkNamed('Sobre mí')).not.toHaveClass('active');
  expect(linkNamed('Portafolio')).not.toHaveClass('pending');
  expect(screen.getByRole('heading', { name: 'Otra página' })).toBeVisible();

  await arrive();
  expect(await screen.findByRole('heading', { name: 'Sobre mí' })).toBeVisible();
  expect(linkNamed('Sobre mí')).not.toHaveClass('pending');
  expect(linkNamed('Sobre mí')).toHaveClass('active');
});

test('a link to a page whose code is loaded is never pending', async () => {
  const user = userEvent.setup();
  show('', '/about');
  const classes = new Set<string>();
  const link = linkNamed('Sobre mí');
  const observer = new MutationObserver(() => classes.add(link.className));
  observer.observe(link, { attributeFilter: ['class'] });

  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Sobre mí' })).toBeVisible();
  observer.disconnect();
  expect([...classes]).toEqual(['active']);
});

test('a link to the page on the screen adds nothing to the history', async () => {
  const user = userEvent.setup();
  show('/projects');
  const entries = window.history.length;
  await user.click(linkNamed('Portafolio'));
  expect(window.history.length).toBe(entries);
  await user.click(linkNamed('Inicio'));
  expect(window.history.length).toBe(entries + 1);
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
  render(
    <HashRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <PageTransitionProvider
        startPath="/"
        routes={{
          pathAt: (address) => address,
          isLoaded: () => true,
          load: async () => {},
          isOutdated: async () => false,
        }}
      >
        <PageLink to="/contact" query={{ title: 'Algo & más, ¿100 %?' }}>
          Escríbeme
        </PageLink>
      </PageTransitionProvider>
    </HashRouter>,
  );
  const [, query] = linkNamed('Escríbeme').getAttribute('href')?.split('?') ?? [];
  expect([...new URLSearchParams(query)]).toEqual([['title', 'Algo & más, ¿100 %?']]);
});
