import { styled } from 'styled-components';
import type { projectPage } from '#site/otherPages';
import { Button } from '../components/Button';
import { ExternalLink } from '../components/ExternalLink';
import { Halves } from '../components/Halves';
import { Icon } from '../components/Icon';
import { OutwardLink } from '../components/OutwardLink';
import { TechnologyIcons } from '../components/TechnologyIcons';
import { Title } from '../components/Title';
import type { ProjectDetails } from '../site/projects';
import { notOnPaper } from '../theme/paper';
import { Prose } from './Prose';
import { projectLinks } from './projectLinks';

/** A project's subtitle, technologies, links and description. The first link is a button. */
export function ProjectStory({ project, content }: { project: ProjectDetails; content: typeof projectPage }) {
  const [first, second] = projectLinks(project, content);
  return (
    <Halves>
      <Summary>
        {project.subtitle && <Title level={2} text={project.subtitle} />}
        <TechnologyIcons label={content.technologiesLabel} technologies={project.technologies} size={40} />
        {first && (
          <Links>
            <Visit as={ExternalLink} href={first.href}>
              {first.label} <Icon name="outward" size={20} />
            </Visit>
            {second && <OutwardLink href={second.href}>{second.label}</OutwardLink>}
          </Links>
        )}
      </Summary>
      <Prose paragraphs={project.paragraphs} />
    </Halves>
  );
}

const Summary = styled.div`
  display: grid;
  gap: 28px;
  align-content: start;

  &:empty {
    display: none;
  }

  h2 {
    max-width: max(11em, var(--longest-word) * 1em);
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 28px;
  align-items: center;
  padding-block-start: 12px;

  ${notOnPaper}
`;

const Visit = styled(Button)`
  gap: 8px;
  padding-inline-end: 20px;
`;
