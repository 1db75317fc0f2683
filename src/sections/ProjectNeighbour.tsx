import { css, styled } from 'styled-components';
import { Icon } from '../components/Icon';
import { Picture } from '../components/Picture';
import { Strokes } from '../components/Strokes';
import { PageLink } from '../navigation/PageLink';
import type { ProjectLink } from '../site/projects';
import { cropped } from '../theme/fragments';
import { media } from '../theme/media';
import { longestWordWidth, titleWidth } from '../theme/titleWidth';
import { firstPictureOf } from './firstPicture';

interface ProjectNeighbourProps {
  project: ProjectLink;
  label: string;
  direction: 'previous' | 'next';
}

/** A large link to a project. Must be inside a `nav`, where hovering over or focusing one link dims the other link. */
export function ProjectNeighbour({ project, label, direction }: ProjectNeighbourProps) {
  return (
    <Box to={project.path} aria-label={`${label}: ${project.title}`} data-direction={direction}>
      <Label>
        <span>{label}</span> <Icon name={direction} size={20} />
      </Label>
      <Thumbnail {...firstPictureOf(project)} alt="" />
      <Name $longestWord={longestWordWidth(project.title)} $width={Math.ceil(titleWidth(project.title))}>
        {project.title}
      </Name>
      <Underline />
    </Box>
  );
}

const Underline = styled(Strokes)`
  --stroke-width: auto;
  --stroke-height: 3px;

  display: none;
  grid-area: lines;
  gap: 5px;
  margin-block-start: 22px;

  i {
    border-radius: 2px;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--slow);
  }

  ${media.moving} {
    i:nth-child(2) {
      transition-delay: 60ms;
    }

    i:nth-child(3) {
      transition-delay: 120ms;
    }
  }

  ${media.from1024} {
    display: grid;
    align-items: stretch;
  }
`;

const Label = styled.span`
  display: flex;
  grid-area: label;
  gap: 8px;
  align-items: center;
  align-self: start;
  color: var(--text-muted);
  font-size: var(--size-small);
  font-weight: 500;
  line-height: 1.4;
  transition: color var(--fast);

  svg {
    flex: none;
    transition: transform var(--fast);
  }
`;

const Name = styled.span<{ $longestWord: number; $width: number }>`
  --size: min(
    clamp(1.75rem, 1.1rem + 3.8 * var(--vw), 5.25rem),
    var(--column) / ${({ $longestWord }) => $longestWord},
    max(var(--size-h3), 3 * var(--column) / ${({ $width }) => $width})
  );

  grid-area: name;
  align-self: end;
  font: var(--weight-heading) var(--size) / 1 var(--font-display);
  font-variation-settings: 'opsz' calc(var(--size) / 1px);
  letter-spacing: -0.012em;
  text-wrap: balance;
  transition: color var(--fast);
`;

const Thumbnail = styled(Picture)`
  ${cropped}
  border-radius: var(--radius-image);
  mask: linear-gradient(#000 0 0) top / 100% 100% no-repeat;
  transition: mask-size var(--slow);

  /* A mask hides the picture until the visitor hovers over the link. On devices without hover, the picture is always visible.
     With a clip instead of a mask, browsers would not load this lazy picture. */
  ${media.from1024} {
    ${media.hover} {
      mask-size: 100% 0;
    }
  }
`;

const lit = css`
  ${Label} {
    color: var(--text);
  }

  ${Thumbnail} {
    mask-size: 100% 100%;
  }

  svg {
    transform: translateX(var(--outwards));
  }

  i {
    transform: none;
  }
`;

const Box = styled(PageLink)`
  --outwards: 4px;
  --thumbnail: clamp(72px, 24 * var(--vw), 120px);
  --column: calc(100 * var(--vw) - 2 * var(--gutter) - var(--thumbnail) - 16px);

  display: grid;
  grid-template: 'label picture' auto 'name picture' 1fr / minmax(0, 1fr) var(--thumbnail);
  gap: 4px 16px;
  align-items: center;
  margin: 14px calc(var(--gutter) - var(--in));
  padding: 12px var(--in);
  text-decoration: none;

  img, picture {
    grid-area: picture;
  }

  &[data-direction='previous'] {
    --outwards: -4px;

    svg {
      order: -1;
      margin-inline-start: -6px;
    }

    i {
      transform-origin: right;
    }
  }

  ${media.from1024} {
    --thumbnail: calc(25 * var(--vw) - 2 * var(--gutter));
    --column: calc(50 * var(--vw) - 2 * var(--gutter));

    grid-template: 'label picture' auto 'name name' 1fr 'lines lines' auto / minmax(0, 1fr) var(--thumbnail);
    row-gap: 0;
    align-items: start;
    min-height: clamp(308px, 27.8vw, 528px);
    margin-block: 16px;
    padding-block: 32px 24px;

    ${Name} {
      padding-block-start: 34px;
    }

    &:only-child {
      --column: calc(100 * var(--vw) - 2 * var(--gutter));
    }
  }

  ${media.hover} {
    &:hover {
      ${lit}
    }

    nav:has(:hover) > &:not(:hover, :focus) ${Name},
    nav:focus-within > &:not(:hover, :focus) ${Name} {
      color: var(--text-muted);
    }
  }

  &:focus-visible {
    ${lit}
  }
`;
