import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIsWhole } from '../navigation/useIsWhole';
import { media } from '../theme/media';
import { ErrorBoundary } from './ErrorBoundary';

/** Number of sections that fill the first screen. */
const FIRST_SECTIONS = 2;

/** The evenly spaced sections of a page. A section that fails to render is left out. */
export function PageBody({ children }: { children: ReactNode }) {
  const isWhole = useIsWhole();
  return (
    <Body>
      {Children.map(
        children,
        (section, index) =>
          (isWhole || index < FIRST_SECTIONS) && <ErrorBoundary fallback={null}>{section}</ErrorBoundary>,
      )}
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--section);
  padding-block-end: var(--section);

  /* In WebKit a grid is cut where the sheet ends, even within a line. */
  ${media.print} {
    display: block;

    > * + * {
      margin-block-start: var(--section);
    }
  }
`;
