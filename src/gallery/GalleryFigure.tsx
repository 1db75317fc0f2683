import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Phone } from '../components/Phone';
import { fileOf, isPortrait, Picture } from '../components/Picture';
import { SCREENSHOT_WIDTH } from '../schema/screenshots';
import { media } from '../theme/media';
import type { Placed } from './rowsOf';

export interface CaptionedPicture {
  /** Path of the master in `src/assets`, without extension. */
  name: string;
  alt: string;
  caption: string;
}

interface GalleryFigureProps extends Placed<CaptionedPicture> {
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Width in CSS pixels of a picture in the phone, whose frame takes 16. */
const WIDEST_PHONE = 360;

/** A picture with its caption, in a phone if it is higher than wide. */
export function GalleryFigure({ picture: { name, alt, caption }, columns, onOpen }: GalleryFigureProps) {
  const isPhone = isPortrait(name);
  const Link = isPhone ? EnlargePhone : Enlarge;
  return (
    <Figure $columns={columns}>
      <Link href={fileOf(name)} onClick={onOpen}>
        {isPhone ? (
          <FluidPhone>
            <Picture name={name} alt={alt} sizes="344px" maxWidth={WIDEST_PHONE} />
          </FluidPhone>
        ) : (
          <Picture
            name={name}
            alt={alt}
            // Its columns minus the narrowest gutters and the border.
            sizes={`(min-width: 768px) min(${25 * columns}vw - 42px, ${SCREENSHOT_WIDTH}px), calc(100vw - 42px)`}
          />
        )}
      </Link>
      <Caption>{caption}</Caption>
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

const Enlarge = styled.a`
  display: block;
  align-self: end;
  width: 100%;
  max-width: ${SCREENSHOT_WIDTH + 2}px;
  border-radius: var(--radius-card);
  text-decoration: none;
  cursor: zoom-in;

  > picture img {
    width: 100%;
    border: 1px solid var(--edge);
    border-radius: var(--radius-card);
    transition: border-color var(--fast);
  }

  > span {
    transition: border-color var(--fast);
  }

  ${media.hover} {
    &:hover > span, &:hover > picture img {
      border-color: var(--text);
    }
  }
`;

const EnlargePhone = styled(Enlarge)`
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

    img {
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
