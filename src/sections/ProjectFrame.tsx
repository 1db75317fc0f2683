import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { projectPage } from '#site/otherPages';
import { ExternalLink } from '../components/ExternalLink';
import { Facts } from '../components/Facts';
import { Icon } from '../components/Icon';
import { Phone } from '../components/Phone';
import { isPortrait, Picture } from '../components/Picture';
import { Strokes } from '../components/Strokes';
import { SCREENSHOT_WIDTH } from '../schema/screenshots';
import type { ProjectDetails } from '../site/projects';
import { media } from '../theme/media';
import { firstPictureOf } from './firstPicture';
import { projectLinks } from './projectLinks';

/** A project's screenshot in a browser window, with the facts below. A project without a screenshot has a drawing, an island. */
export function ProjectFrame({ project, content }: { project: ProjectDetails; content: typeof projectPage }) {
  const names = Object.keys(content.facts) as (keyof typeof content.facts)[];
  return (
    <div>
      {project.imageAlt ? (
        <BrowserWindow project={project} content={content} />
      ) : (
        <Island>
          <ProjectPicture project={project} />
        </Island>
      )}
      <Facts facts={names.map((name) => ({ label: content.facts[name], text: project[name] }))} />
    </div>
  );
}

/** A browser window around the screenshot. Links to the live site or, without a live site, to the public code. */
function BrowserWindow({ project, content }: { project: ProjectDetails; content: typeof projectPage }) {
  const [link] = projectLinks(project, content);
  const shown = (
    <>
      <FrameBar>
        <Strokes />
        <Address>{link && new URL(link.href).host}</Address>
        {link ? (
          <Note>
            {link.label} <Icon name="outward" size={18} />
          </Note>
        ) : (
          <PrivateNote>
            <Icon name="lock" size={16} /> {content.privateLabel}
          </PrivateNote>
        )}
      </FrameBar>
      <ProjectPicture project={project} />
    </>
  );
  return link ? <FrameLink href={link.href}>{shown}</FrameLink> : <Frame>{shown}</Frame>;
}

function ProjectPicture({ project }: { project: ProjectDetails }) {
  const picture = firstPictureOf(project);
  const image = <Picture {...picture} alt={project.imageAlt} loading="eager" />;
  return isPortrait(picture.name) ? (
    <Screen>
      <Phone>{image}</Phone>
    </Screen>
  ) : (
    image
  );
}

const Island = styled.div`
  max-width: ${SCREENSHOT_WIDTH}px;
  margin-inline: var(--gutter);
`;

/* The border takes two pixels. The alternative text of a picture that fails to load must not widen the page. */
const Frame = styled.div`
  display: block;
  max-width: min(${SCREENSHOT_WIDTH + 2}px, 100vw - 2 * var(--gutter));
  margin-inline: var(--gutter);
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: var(--radius-card);
  background: var(--surface);

  /* Prevents enlarging a narrow screenshot. */
  &:has(> picture) {
    width: fit-content;
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

const Screen = styled.span`
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

  svg {
    flex: none;
  }
`;

const PrivateNote = styled(Note)`
  gap: 6px;
  color: var(--text-muted);
`;
