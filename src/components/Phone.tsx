import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { Strokes } from './Strokes';

/** A phone-shaped frame around a phone's screenshot. */
export function Phone({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Frame className={className}>
      <Strokes />
      {children}
    </Frame>
  );
}

const Frame = styled.span`
  --stroke-height: 10px;
  --stroke-width: 2px;
  --stroke-gap: 4px;

  position: relative;
  display: block;
  width: 264px;
  max-width: 100%;
  padding: 30px 8px 8px;
  border: 1px solid var(--edge);
  border-radius: 36px;
  background: var(--surface);

  > :first-child {
    position: absolute;
    inset: 12px 0 auto;
    justify-content: center;
  }

  img, video {
    width: 100%;
    border-radius: 28px;
  }

  ${media.from768} {
    width: 300px;
  }
`;
