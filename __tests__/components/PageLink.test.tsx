import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { PageLink } from '../../src/components/PageLink';
import { PageTransitionProvider } from '../../src/hooks/usePageTransition';
import { routeOf } from '../../src/routes';

const linkNamed = (name: string) => screen.getByRole('link', { name });

/** Links to every page; the about page only comes when `arrive` is called. */
function show(path = '') {
  window.location.hash = path;
  let arrive = () => {};
  const arrived = new Promise<{ default: () => React.ReactNode }>((resolve) => {
    arrive = () => resolve({ default: () => <h1>Sobre mí</h1> });
  });
  const About = lazy(() => arrived);
  render(
    <HashRouter>
      <PageTransitionProvider routeOf={routeOf}>
        <PageLink to="/">Inicio</PageLink>
        <PageLink to="/about">Sobre mí</PageLink>
        <PageLink to="/projects">Portafolio</PageLink>
        <PageLink to="/contact" onClick={(event) => event.preventDefault()}>
          Contactos
        </PageLink>
        <Suspense>
          <Routes>
            <Route path="/about" element={<About />} />
            <Route path="*" element={<h1>Otra página</h1>} />
          </Routes>
        </Suspense>
      </PageTransitionProvider>
    </HashRouter>,
  );
  return { arrive: () => act(async () => arrive()) };
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
  expect(linkNamed('Sobre mí')).toHaveClass('pending');
  expect(linkNamed('Sobre mí')).not.toHaveClass('active');
  expect(linkNamed('Portafolio')).not.toHaveClass('pending');
  expect(screen.getByRole('heading', { name: 'Otra página' })).toBeVisible();

  await arrive();
  expect(await screen.findByRole('heading', { name: 'Sobre mí' })).toBeVisible();
  expect(linkNamed('Sobre mí')).not.toHaveClass('pending');
  expect(linkNamed('Sobre mí')).toHaveClass('active');
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
  const click = createEvent.click(linkNamed('Portafolio'), { button: 0, ...how });
  // jsdom would follow the link itself; what it is asked to do is all that counts.
  const prevented = jest.spyOn(click, 'preventDefault');
  fireEvent(linkNamed('Portafolio'), click);
  expect(prevented).not.toHaveBeenCalled();
  expect(linkNamed('Portafolio')).not.toHaveClass('pending');
});

test('a click that somebody else has answered goes nowhere', async () => {
  const user = userEvent.setup();
  show('/projects');
  await user.click(linkNamed('Contactos'));
  expect(window.location.hash).toBe('#/projects');
});

test.each([
  ['pointed at', '/projects', 'Portafolio', (link: HTMLElement) => userEvent.hover(link)],
  ['touched', '/about', 'Sobre mí', async (link: HTMLElement) => void fireEvent.touchStart(link)],
  ['focused', '/contact', 'Contactos', async (link: HTMLElement) => act(() => link.focus())],
])('the code of a page is fetched as soon as its link is %s', async (_, path, name, approach) => {
  const route = routeOf(path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  const load = jest.spyOn(route, 'load');
  show();
  expect(load).not.toHaveBeenCalled();
  await approach(linkNamed(name));
  expect(load).toHaveBeenCalled();
  await waitFor(() => expect(route.loaded).toBe(true), { timeout: 10_000 });
});

test('code that cannot be fetched ahead disturbs nobody', async () => {
  const route = routeOf('/projects');
  if (!route) throw new Error('There is no portfolio.');
  const load = jest.spyOn(route, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await userEvent.hover(linkNamed('Portafolio'));
  expect(load).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Otra página' })).toBeVisible();
});
