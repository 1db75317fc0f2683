import { styled } from 'styled-components';
import type { portfolio } from '#site/otherPages';
import { Button } from '../components/Button';
import { Picture } from '../components/Picture';
import { TechnologyIcons } from '../components/TechnologyIcons';
import { Ticks } from '../components/Ticks';
import { Title } from '../components/Title';
import { PageLink } from '../navigation/PageLink';
import { useIsWhole } from '../navigation/usePageNavigation';
import { entrance } from '../theme/entrance';
import { cropped } from '../theme/fragments';
import { media } from '../theme/media';

/** The number of cards that fill the first screen. */
const FIRST_CARDS = 2;

export function ProjectGrid({ content }: { content: typeof portfolio }) {
  const isWhole = useIsWhole();
  return (
    <Grid>
      {content.projects.slice(0, isWhole ? undefined : FIRST_CARDS).map((project, index) => (
        <ProjectCard key={project.id} project={project} content={content} isFirst={index === 0} />
      ))}
    </Grid>
  );
}

interface ProjectCardProps {
  project: (typeof portfolio)['projects'][number];
  content: typeof portfolio;
  /** Whether the card is the first, whose picture loads eagerly, because the picture is on the first screen. */
  isFirst: boolean;
}

function ProjectCard({ project, content, isFirst }: ProjectCardProps) {
  const titleId = `project-${project.id}`;
  const linkId = `${titleId}-link`;
  return (
    <Card>
      <Picture
        name={project.image}
        alt={project.imageAlt}
        // Half of a wide window or the whole width, minus the narrowest gutters, the card's padding and the card's border.
        sizes="(min-width: 1024px) 42.5vw, calc(100vw - 66px)"
        loading={isFirst ? 'eager' : 'lazy'}
        lang={project.language}
      />
      <Text>
        <Title level={2} id={titleId} text={project.title} lang={project.language} />
        <p lang={project.language}>{project.description}</p>
        <Row>
          <TechnologyIcons label={content.technologiesLabel} technologies={project.technologies} size={30} />
          <Button as={PageLink} to={project.path} aria-labelledby={`${linkId} ${titleId}`}>
            <span id={linkId}>{content.linkLabel}</span> <Ticks />
          </Button>
        </Row>
      </Text>
    </Card>
  );
}

const Grid = styled.ul`
  display: grid;
  row-gap: clamp(24px, 5.5vw, 80px);

  ${media.from1024} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${entrance}
`;

const Card = styled.li`
  --column: calc(100 * var(--vw) - 2 * var(--gutter) - 66px);

  display: grid;
  grid-template-rows: auto 1fr;
  margin-inline: var(--gutter);
  padding: 12px;
  border: 1px solid var(--edge);
  border-radius: var(--radius-card);
  background: var(--surface);
  transition: background-color var(--fast), border-color var(--fast);

  > img, > picture img {
    ${cropped}
    border-radius: var(--radius-image);
  }

  ${media.hover} {
    &:hover {
      border-color: var(--edge-hover);
      background: var(--surface-hover);
    }
  }

  ${media.from1024} {
    --column: calc(50 * var(--vw) - 2 * var(--gutter) - 66px);
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 12px;
  padding: 24px 8px 12px;
  text-shadow: none;

  h2 {
    --size: var(--size-h3);

    line-height: 1.14;
    letter-spacing: 0;
  }

  p {
    max-width: var(--measure);
    color: var(--text-body);
    font-size: 1rem;
  }

  ${media.from768} {
    padding-inline: 20px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding-block-start: 8px;

  /* Aligns the button of a project without technologies. */
  > :only-child {
    margin-inline-start: auto;
  }
`;
