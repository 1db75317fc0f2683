import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { MotionProvider } from '../../src/hooks/useMotion';
import { PageLink } from '../../src/navigation/PageLink';
import { NavigationProvider } from '../../src/navigation/useNavigation';

/** Shows and clicks a link. Returns whether the click is left to the browser, and where in the app it has led. */
function click(link: ReactNode, how: MouseEventInit = {}) {
  render(
    <HashRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <MotionProvider>
        <NavigationProvider startPath="/">{link}</NavigationProvider>
      </MotionProvider>
    </HashRouter>,
  );
  let isLeft: boolean | undefined;
  const answer = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot follow links.
    event.preventDefault();
  };
  window.addEventListener('click', answer, { once: true });
  fireEvent.click(screen.getByRole('link'), how);
  return [isLeft, window.location.hash];
}

test.each([
  [{}, false, '#/projects'],
  [{ ctrlKey: true }, true, ''],
  [{ metaKey: true }, true, ''],
  [{ shiftKey: true }, true, ''],
  [{ altKey: true }, true, ''],
  [{ button: 1 }, true, ''],
])('a click with %j is left to the browser: %s', (how, isLeft, hash) => {
  expect(click(<PageLink to="/projects">Portafolio</PageLink>, how)).toEqual([isLeft, hash]);
});

test('a click whose default is prevented opens no page', () => {
  const link = <PageLink to="/contact" onClick={(event) => event.preventDefault()} />;
  expect(click(link)).toEqual([false, '']);
});

test('parameters for a page are encoded in its address', () => {
  click(<PageLink to="/contact" query={{ title: 'Algo & más, ¿100 %?' }} />);
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect([...searchParams]).toEqual([['title', 'Algo & más, ¿100 %?']]);
});
