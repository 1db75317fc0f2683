import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';

/** A page's `h1`, under the link back where there is one. */
export function PageHeading({ children, back }: { children: ReactNode; back?: ReactNode }) {
  return (
    <Box>
      {back}
      <h1>{children}</h1>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: clamp(28px, 3.4vw, 48px);
  justify-items: start;
  padding: clamp(40px, 8vw, 120px) var(--gutter) clamp(32px, 5vw, 80px);

  h1 {
    max-width: 9em;
    margin-inline-start: -0.03em;
    text-transform: uppercase;
  }

  &:has(> a) {
    padding-block-start: clamp(28px, 3.2vw, 48px);
  }

  ${media.print} {
    padding-block: 12pt;

    > a {
      display: none;
    }
  }
`;
