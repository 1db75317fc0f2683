import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Phone } from '../components/Phone';
import { isPortrait, Picture, pictureFile, videoOf } from '../components/Picture';
import { TextWithLinks } from '../navigation/TextWithLinks';
import type { RunningText } from '../schema/runningText';
import { SCREENSHOT_WIDTH } from '../schema/screenshots';
import { media } from '../theme/media';
import { MovingPicture } from './MovingPicture';
import type { Placed } from './rowsOf';

export interface CaptionedPicture {
  /** The path of the original picture in `src/assets`, without extension. */
  name: string;
  alt: string;
  caption: RunningText;
  /** The accessible name of a video's play button. */
  playLabel: string;
}

interface GalleryFigureProps extends Placed<CaptionedPicture> {
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The largest width in CSS pixels of a phone-shaped frame. The frame is 16 pixels wider than its picture. */
const WIDEST_PHONE = 360;

/** A picture or a video with its caption. A portrait picture is in a phone-shaped frame. */
export function GalleryFigure({ picture, columns, onOpen }: GalleryFigureProps) {
  const { name, alt, caption } = picture;
  const isPhone = isPortrait(name);
  // The width of the picture's columns minus the narrowest gutters and the border.
  const wide = `(min-width: 768px) min(${(100 * columns) / 12}vw - 42px, ${SCREENSHOT_WIDTH}px), calc(100vw - 42px)`;
  const size = isPhone ? { sizes: '344px', maxWidth: WIDEST_PHONE } : { sizes: wide };
  const shown = videoOf(name) ? <MovingPicture {...picture} /> : <Picture name={name} alt={alt} {...size} />;
  const Frame = isPhone ? PhoneFrame : PictureFrame;
  return (
    <Figure $columns={columns}>
      <Frame {...(videoOf(name) ? { as: 'div' } : { href: pictureFile(name), onClick: onOpen })}>
        {isPhone ? <FluidPhone>{shown}</FluidPhone> : shown}
      </Frame>
      <Caption>
        <TextWithLinks>{caption}</TextWithLinks>
      </Caption>
    </Figure>
  );
}

const Figure = styled.figure<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-inline: var(--gutter);

  ${media.from768} {
    grid-row: span 2;
    grid-template-rows: subgrid;
    grid-column: span ${({ $columns }) => $columns};
  }
`;

const PictureFrame = styled.a`
  display: block;
  align-self: end;
  width: 100%;
  max-width: ${SCREENSHOT_WIDTH + 2}px;
  border-radius: var(--radius-card);
  text-decoration: none;

  &:any-link {
    cursor: zoom-in;
  }

  > * > :is(img, video) {
    width: 100%;
    border: 1px solid var(--edge);
    border-radius: var(--radius-card);
    transition: border-color var(--fast);
  }

  > span {
    transition: border-color var(--fast);
  }

  ${media.hover} {
    &:hover > span, &:hover > * > :is(img, video) {
      border-color: var(--text);
    }
  }
`;

const PhoneFrame = styled(PictureFrame)`
  width: fit-content;
  max-width: ${WIDEST_PHONE}px;
  justify-self: center;
  border-radius: 36px;

  ${media.from768} {
    width: 100%;
    justify-self: start;
    border-radius: 34px;
  }
`;

const FluidPhone = styled(Phone)`
  ${media.from768} {
    width: 100%;
    padding: 26px 7px 7px;
    border-radius: 34px;

    > :first-child {
      inset-block-start: 11px;
    }

    img, video {
      border-radius: 27px;
    }
  }
`;

export const Caption = styled.figcaption`
  max-width: var(--measure);
  color: var(--text-body);
  font-size: var(--size-small);
  line-height: 1.5;
  overflow-wrap: anywhere;
`;
