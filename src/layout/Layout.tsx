import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { NEW_TAB_NOTE_ID } from '../components/ExternalLink';
import { layout } from '../content/layout';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { MAIN_ID } from '../navigation/mainId';
import { usePageTransition } from '../navigation/usePageTransition';
import { media, queries } from '../theme/media';
import { Footer } from './Footer';
import { Header } from './Header';
import { Lines } from './Lines';
import { MobileMenu } from './MobileMenu';
import { SkipLink } from './SkipLink';

const MENU_ID = 'menu';

/** The frame of every page. While the menu is open, focus stays within it and the header. */
export function Layout({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const { shownLocation: location } = usePageTransition();
  const isWide = useMediaQuery(queries.from768);
  const [openedAt, setOpenedAt] = useState<typeof location>();
  const toggle = useRef<HTMLButtonElement>(null);
  const menuOpen = openedAt === location;

  const closeMenu = useCallback(() => {
    setOpenedAt(undefined);
    toggle.current?.focus();
  }, []);

  useEffect(() => {
    if (!isWide) return;
    // The panel is hidden now; focus that was in it moves to the same links in the header.
    const panelHadFocus = document.getElementById(MENU_ID)?.contains(document.activeElement);
    if (panelHadFocus) document.querySelector<HTMLElement>('header nav a')?.focus();
    setOpenedAt(undefined);
  }, [isWide]);

  useEffect(() => {
    if (!menuOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && closeMenu();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [menuOpen, closeMenu]);

  return (
    <>
      <SkipLink targetId={MAIN_ID} inert={menuOpen}>
        {layout.skipLink}
      </SkipLink>
      <Lines />
      <Header
        menuId={MENU_ID}
        menuOpen={menuOpen}
        onToggleMenu={() => (menuOpen ? closeMenu() : setOpenedAt(location))}
        toggleRef={toggle}
      />
      <MobileMenu id={MENU_ID} open={menuOpen} onClose={closeMenu} />
      <Main id={MAIN_ID} tabIndex={-1} inert={menuOpen}>
        {children}
      </Main>
      <Footer inert={menuOpen} />
      {notice}
      <p id={NEW_TAB_NOTE_ID} hidden>
        {layout.newTabNote}
      </p>
    </>
  );
}

const Main = styled.main`
  min-height: calc(100svh - var(--header));

  /* Behind the open menu only the background lines stay visible. */
  &[inert], &[inert] ~ :is(footer, aside) {
    visibility: hidden;
  }

  &:focus-visible {
    box-shadow: none;
  }

  ${media.print} {
    min-height: 0;
  }
`;
