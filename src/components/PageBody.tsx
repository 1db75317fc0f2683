import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIsWhole } from '../navigation/useIsWhole';
import { ErrorBoundary } from './ErrorBoundary';

/** So many sections fill a screen. */
const FIRST_SECTIONS = 2;

/** The sections of a page, one rhythm apart from each other and from the footer. One that fails is left out. */
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
`;
