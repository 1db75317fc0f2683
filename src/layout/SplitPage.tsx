import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Halves } from '../components/Halves';

/** A page of two halves, side by side on wide screens. */
export function SplitPage({ children: [first, second] }: { children: [ReactNode, ReactNode] }) {
  return (
    <Body>
      <div>{first}</div>
      <div>{second}</div>
    </Body>
  );
}

const Body = styled(Halves)`
  padding-block: clamp(40px, 8vw, 120px) var(--section);
`;
