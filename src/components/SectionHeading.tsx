import { styled } from 'styled-components';
import { Strokes } from './Strokes';
import { Title } from './Title';

/** A section's `h2`, preceded by the three-stroke mark. */
export function SectionHeading({ id, children }: { id: string; children: string }) {
  return (
    <Heading level={2} id={id} text={children}>
      <Mark />
      <span>{children}</span>
    </Heading>
  );
}

const Heading = styled(Title)`
  /* The mark and its gap take 0.9 em. */
  --fitted-size: min(var(--size), var(--column) / (var(--longest-word) + 0.9));

  display: flex;
  gap: 0.35em;
`;

const Mark = styled(Strokes)`
  --stroke-width: 0.085em;
  --stroke-gap: 0.11em;
  --stroke-height: 0.7em;

  height: 1em;
`;
