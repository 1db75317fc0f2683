import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { useIsWhole } from '../navigation/usePageNavigation';

/**
 * The evenly spaced sections of a page. After a page change, the first section is painted before the other sections are
 * rendered. A section that fails to render is left out. A section with `data-later` starts below the first screen and is shown
 * later (see `LATER` in `theme/stages.ts`).
 */
export function PageBody({ children }: { children: ReactNode }) {
  const isWhole = useIsWhole();
  return (
    <Body>
      {Children.map(
        children,
        (section, index) => (isWhole || index === 0) && <ErrorBoundary fallback={null}>{section}</ErrorBoundary>,
      )}
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--section);
  padding-block-end: var(--section);
`;
