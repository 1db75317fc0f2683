import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout } from '#site';
import { NEW_TAB_NOTE_ID } from '../components/ExternalLink';
import { useIsInApp } from '../navigation/isInApp';
import { MAIN_ID } from '../navigation/mainId';
import { usePageNavigation } from '../navigation/usePageNavigation';
import { HOME, pageFolder } from '../paths';
import { LATER } from '../theme/stages';
import { Footer } from './Footer';
import { Header } from './Header';
import { Lines } from './Lines';
import { MobileMenu } from './MobileMenu';
import { SkipLink } from './SkipLink';
import { SubmissionNotice } from './SubmissionNotice';

/** The parts that all pages share, around the content of a page. */
export function Layout({ children }: { children: ReactNode }) {
  const { path } = usePageNavigation();
  const isApp = useIsInApp();
  return (
    <>
      <SkipLink href={`${isApp || path === HOME ? '' : pageFolder(path)}#${MAIN_ID}`}>{layout.skipLink}</SkipLink>
      <Lines />
      <Header />
      <MobileMenu />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      {path !== layout.contact && <SubmissionNotice />}
      <p id={NEW_TAB_NOTE_ID} hidden>
        {layout.newTabNote}
      </p>
    </>
  );
}

const Main = styled.main`
  min-height: var(--screen);

  /* Shows the parts with \`data-later\`. The styles inline in a page hide these parts and lack this rule. */
  :where(& [${LATER}]) {
    display: block;
  }

  &:focus-visible {
    box-shadow: none;
  }
`;
