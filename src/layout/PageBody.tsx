import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { useIsWhole } from '../navigation/useIsWhole';
import { media } from '../theme/media';

interface PageBodyProps {
  /** Number of sections that fill the first screen; after a page change the others are rendered later. */
  firstSections?: number;
  children: ReactNode;
}

/** The evenly spaced sections of a page. A section that fails to render is left out. */
export function PageBody({ firstSections = 2, children }: PageBodyProps) {
  const isWhole = useIsWhole();
  return (
    <Body>
      {Children.map(
        children,
        (section, index) =>
          (isWhole || index < firstSections) && <ErrorBoundary fallback={null}>{section}</ErrorBoundary>,
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
