import { type ReactNode, useEffect, useRef } from 'react';
import MultiCarousel from 'react-multi-carousel';
import { styled } from 'styled-components';
import type { Steps } from './CarouselControls';

interface RowItemsProps {
  itemsFrom: readonly { width: number; items: number }[];
  delay: number;
  moving: boolean;
  onReady: (steps: Steps) => void;
  children: readonly ReactNode[];
}

/** The items of a row carousel. The only file that imports react-multi-carousel. */
export function RowItems({ itemsFrom, delay, moving, onReady, children }: RowItemsProps) {
  const carousel = useRef<MultiCarousel>(null);

  useEffect(
    () => onReady({ previous: () => carousel.current?.previous(0), next: () => carousel.current?.next(0) }),
    [onReady],
  );

  return (
    <Items>
      <MultiCarousel
        ref={carousel}
        responsive={Object.fromEntries(
          // Each range ends at the width at which the next range starts. At this width, the library uses the next range.
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
        rtl={document.dir === 'rtl'}
        autoPlaySpeed={delay}
        pauseOnHover={false}
      >
        {children}
      </MultiCarousel>
    </Items>
  );
}

const Items = styled.div`
  .react-multi-carousel-track {
    display: flex;
    width: max-content;
    padding: 0;
    will-change: transform;
    -webkit-user-select: none;
    user-select: none;
  }

  .react-multi-carousel-item {
    flex: none;
  }
`;
