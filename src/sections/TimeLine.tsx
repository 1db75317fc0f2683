import { styled } from 'styled-components';
import { SectionHeading } from '../components/SectionHeading';
import { useArrival } from '../navigation/useArrival';
import type { CareerPart } from '../site/career';
import { media } from '../theme/media';
import { TimeLineEntry } from './TimeLineEntry';

/** Career entries beside a vertical line. On wide screens, the line is a background line, and the times are on its other side. */
export function TimeLine({ part: { id, heading, entries } }: { part: CareerPart }) {
  useArrival(id);
  const isPlain = entries.every(({ stages }) =>
    stages.every(({ paragraphs, highlights }) => paragraphs.length + highlights.length === 0),
  );
  return (
    <Section aria-labelledby={id} data-later>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <Entries data-plain={isPlain}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries keep their order
          <TimeLineEntry key={index} entry={entry} />
        ))}
      </Entries>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  > h2 {
    padding-inline: var(--gutter);
  }

  ${media.from1024} {
    gap: 56px;
  }
`;

const Entries = styled.ol`
  --line-at: var(--gutter);
  --column: calc(100 * var(--vw) - 2 * var(--gutter) - 28px);

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;

  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--line-at);
    width: 1px;
    background: var(--hairline);
    content: '';
  }

  > :nth-child(3n + 1) {
    --light: var(--stroke-1);
  }

  > :nth-child(3n + 2) {
    --light: var(--stroke-2);
  }

  > :nth-child(3n) {
    --light: var(--stroke-3);
  }

  ${media.from1024} {
    --line-at: calc(25% - 1px);
    --column: calc(75 * var(--vw) - 2 * var(--gutter));

    gap: 64px;
  }

  /* Entries without texts are closer to each other. */
  &[data-plain='true'] {
    gap: 32px;
  }
`;
