import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from './ErrorBoundary';

/** The sections of a page, one rhythm apart from each other and from the footer. One that fails is left out. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Body>
      {Children.map(children, (section) => (
        <ErrorBoundary fallback={null}>{section}</ErrorBoundary>
      ))}
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--section);
  padding-block-end: var(--section);
`;
