import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Strokes } from './Strokes';

/** A section's `h2`, preceded by the three-stroke mark. */
export function SectionHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Heading id={id}>
      <Mark />
      <span>{children}</span>
    </Heading>
  );
}

const Heading = styled.h2`
  display: flex;
  gap: 0.35em;
`;

const Mark = styled(Strokes)`
  --stroke-width: 0.085em;
  --stroke-gap: 0.11em;
  --stroke-height: 0.7em;

  height: 1em;
`;
