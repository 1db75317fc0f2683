import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/Button';
import { ExternalLink } from '../components/ExternalLink';
import { Halves } from '../components/Halves';
import { Icon } from '../components/Icon';
import { Phone } from '../components/Phone';
import { isPortrait, Picture } from '../components/Picture';
import { Prose } from '../components/Prose';
import { Strokes } from '../components/Strokes';
import { TechnologyIcons } from '../components/TechnologyIcons';
import { Title } from '../components/Title';
import type { Project, projectPage } from '../content/portfolio';
import { media } from '../theme/media';

export function ProjectDetail({ project, content }: { project: Project; content: typeof projectPage }) {
  const { url, repository } = project;
  const name = `projects/${project.image}`;
  const picture = isPortrait(name) ? (
    <Stage>
      <Phone>
        <Picture name={name} alt={project.imageAlt} sizes="300px" maxWidth={300} loading="eager" />
      </Phone>
    </Stage>
  ) : (
    <Picture
      name={name}
      alt={project.imageAlt}
      // The window minus the narrowest gutters and the frame's border.
      sizes="min(100vw - 42px, 1344px)"
      loading="eager"
    />
  );
  return (
    <>
      {url ? (
        <FrameLink href={url}>
          <FrameBar>
            <Strokes />
            <Address>{new URL(url).host}</Address>
            <Note>
              {content.visitLabel} <Icon name="outward" size={18} />
            </Note>
          </FrameBar>
          {picture}
        </FrameLink>
      ) : (
        <Frame>
          <FrameBar>
            <Strokes />
            <span />
            <PrivateNote>
              <Icon name="lock" size={16} /> {content.privateLabel}
            </PrivateNote>
          </FrameBar>
          {picture}
        </Frame>
      )}
      <Halves>
        <Summary>
          <Title level={2} text={project.subtitle} />
          <TechnologyIcons label={content.technologiesLabel} technologies={project.technologies} size={40} />
          {repository && (
            <Button as={ExternalLink} href={repository}>
              {content.codeLabel} <Icon name="outward" size={20} />
            </Button>
          )}
        </Summary>
        <Prose paragraphs={project.paragraphs} />
      </Halves>
    </>
  );
}

/* The screenshots are 2688 pixels wide: sharp up to 1344 CSS pixels at double density, plus the border. */
const Frame = styled.div`
  display: block;
  max-width: 1346px;
  margin-inline: var(--gutter);
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: var(--radius-card);
  background: var(--surface);

  > picture img {
    width: 100%;
    height: auto;
  }

  ${media.print} {
    width: 120mm;
  }
`;

const FrameLink = styled(Frame).attrs({ as: ExternalLink })<ComponentProps<'a'>>`
  text-decoration: none;
  transition: border-color var(--fast);

  ${media.hover} {
    &:hover {
      border-color: var(--text);
    }
  }
`;

const Stage = styled.span`
  display: grid;
  justify-items: center;
  padding: clamp(24px, 4vw, 56px) 16px;
  border-block-start: 1px solid var(--hairline);
  background: var(--background);
`;

const FrameBar = styled.span`
  --stroke-height: 12px;
  --stroke-width: 2px;
  --stroke-gap: 4px;

  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: clamp(6px, 2.5vw, 16px);
  align-items: center;
  min-height: 52px;
  padding: 8px clamp(10px, 4vw, 20px);
  font-size: var(--size-min);
  font-weight: 500;
  text-shadow: none;
`;

const Address = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Note = styled.span`
  display: flex;
  white-space: nowrap;
  gap: 4px;
  align-items: center;
  justify-self: end;
`;

const PrivateNote = styled(Note)`
  gap: 6px;
  color: var(--text-muted);
`;

const Summary = styled.div`
  display: grid;
  gap: 28px;
  align-content: start;

  h2 {
    max-width: 11em;
  }
`;
