import { type ReactNode, useRef } from 'react';
import MultiCarousel from 'react-multi-carousel';
import { styled } from 'styled-components';
import { usePlayback } from '../hooks/usePlayback';
import { CarouselControls, type ControlLabels } from './CarouselControls';

interface RowCarouselProps {
  /** Stands beside the controls. */
  heading: ReactNode;
  labels: ControlLabels & { carousel: string };
  /** Milliseconds between two steps. */
  delay: number;
  /** How many items are shown from which window width in pixels, the narrowest first. */
  itemsFrom: readonly { width: number; items: number }[];
  children: ReactNode;
}

/** An endless row that moves on by one item at a time. The only file that knows react-multi-carousel. */
export function RowCarousel({ heading, labels, delay, itemsFrom, children }: RowCarouselProps) {
  const carousel = useRef<MultiCarousel>(null);
  const { paused, moving, toggle, holdOnFocus } = usePlayback();
  return (
    <Carousel role="group" aria-roledescription={labels.carousel} aria-label={labels.name}>
      <Heading>
        {heading}
        <CarouselControls
          labels={labels}
          paused={paused}
          onPrevious={() => carousel.current?.previous(0)}
          onNext={() => carousel.current?.next(0)}
          onTogglePause={toggle}
        />
      </Heading>
      <Row {...holdOnFocus}>
        <MultiCarousel
          ref={carousel}
          responsive={Object.fromEntries(
            // Where two ranges meet, the library takes the later one: the wider window's.
            itemsFrom.map(({ width, items }, index) => [
              `from${width}`,
              { breakpoint: { min: width, max: itemsFrom[index + 1]?.width ?? Number.POSITIVE_INFINITY }, items },
            ]),
          )}
          infinite
          draggable
          swipeable
          arrows={false}
          keyBoardControl={false}
          autoPlay={moving}
          autoPlaySpeed={delay}
          pauseOnHover={false}
        >
          {children}
        </MultiCarousel>
      </Row>
    </Carousel>
  );
}

const Carousel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  align-items: center;
  justify-content: space-between;
  padding-inline: var(--gutter);
`;

const Row = styled.div`
  overflow: hidden;
  cursor: grab;
  mask-image: linear-gradient(to right, transparent, #000 9% 91%, transparent);

  &:active {
    cursor: grabbing;
  }

  .react-multi-carousel-track {
    display: flex;
    width: max-content;
    padding: 0;
    will-change: transform;
    user-select: none;
  }

  .react-multi-carousel-item {
    flex: none;
  }
`;
