import { styled } from 'styled-components';
import type { projectPage, projects } from '#site/otherPages';
import { media } from '../theme/media';
import { ProjectNeighbour } from './ProjectNeighbour';

interface ProjectNeighboursProps {
  neighbours: (typeof projects)[number]['neighbours'];
  labels: typeof projectPage.neighbours;
}

/** Large links to the previous and the next project. */
export function ProjectNeighbours({ neighbours: { previous, next }, labels }: ProjectNeighboursProps) {
  return (
    <Neighbours aria-label={labels.name} data-later>
      {previous && <ProjectNeighbour project={previous} label={labels.previous} direction="previous" />}
      {next && <ProjectNeighbour project={next} label={labels.next} direction="next" />}
    </Neighbours>
  );
}

/* The distance between the hairlines and the boxes is 16 pixels, of which the focus rings take 12. */
const Neighbours = styled.nav`
  --in: min(16px, var(--gutter) - 12px);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block: 1px solid var(--hairline);

  > * + * {
    position: relative;
  }

  > * + *::before {
    position: absolute;
    inset: -15px calc(var(--in) - var(--gutter)) auto;
    border-block-start: 1px solid var(--hairline);
    content: '';
  }

  ${media.from1024} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;

    > * + *::before {
      content: none;
    }
  }
`;
