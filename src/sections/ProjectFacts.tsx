import { styled } from 'styled-components';
import type { projectPage } from '#site/otherPages';
import type { ToldProject } from '../site/projects';
import { media } from '../theme/media';

interface ProjectFactsProps {
  project: ToldProject;
  labels: typeof projectPage.facts;
}

/** A row of what is known of the project; nothing if that is nothing. */
export function ProjectFacts({ project, labels }: ProjectFactsProps) {
  const facts = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => project[name]);
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>{project[name]}</dd>
        </div>
      ))}
    </Facts>
  );
}

/* An odd number leaves the rest of the row to the first; in rows of four, one to three do. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: 24px;
  padding-block: clamp(28px, 3.333vw, 48px);
  border-block-end: 1px solid var(--hairline);

  > div {
    display: grid;
    gap: 4px;
    align-content: start;
    padding-inline: var(--gutter);
  }

  > :first-child:nth-last-child(odd) {
    grid-column: span 2;
  }

  dt {
    color: var(--text-muted);
    font-size: var(--size-min);
    font-weight: 500;
    line-height: 1.4;
  }

  dd {
    margin: 0;
    font-size: var(--size-large);
    font-weight: 500;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }

  ${media.from1024} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > :first-child:nth-last-child(-n + 3), > :first-child:nth-last-child(2) + * {
      grid-column: span 2;
    }

    > :first-child:last-child {
      grid-column: 1 / -1;
    }
  }
`;
