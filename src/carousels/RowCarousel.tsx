import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { CarouselControls, type ControlLabels, type Steps } from './CarouselControls';
import { Strip } from './Strip';
import { usePlayback } from './usePlayback';
import { useWhenNear } from './useWhenNear';

interface RowCarouselProps<Item> {
  /** The heading beside the controls, with a gutter on both sides. Can include a paragraph below the heading. */
  heading: ReactNode;
  labels: ControlLabels & { carousel: string };
  /** Milliseconds between two steps. */
  delay: number;
  /** The number of visible items by minimum window width in CSS pixels. The narrowest width, 0, comes first. */
  itemsFrom: ItemsFrom;
  items: readonly Item[];
  /**
   * Returns an element with a `key`. Pictures load `lazy` in the scrollable row, and `eager` in the carousel, where pictures must
   * be loaded before they move into sight.
   */
  renderItem: (item: Item, loading: 'lazy' | 'eager') => ReactNode;
}

type ItemsFrom = readonly { width: number; items: number }[];

/** Returns the media query for windows of at least this width. For an infinite width, the query never matches. */
const fromWidth = (width: number) => (Number.isFinite(width) ? `(min-width: ${width}px)` : 'not all');

const loadItems = () => import('./RowItems').then((module) => module.RowItems);

/**
 * An endless row that advances by one item. Until the code has loaded, the row is scrollable instead. If all items fit into
 * the window, the items stand still in the middle.
 */
export function RowCarousel<Item>(props: RowCarouselProps<Item>) {
  const { heading, labels, delay, itemsFrom, items, renderItem } = props;
  const strip = useRef<HTMLUListElement>(null);
  const Items = useWhenNear(strip, loadItems);
  const [steps, setSteps] = useState<Steps>();
  const { paused, moving, toggle, holdOnFocus } = usePlayback();
  const allFitFrom = itemsFrom.find((row) => row.items >= items.length)?.width ?? Number.POSITIVE_INFINITY;
  const allFit = useMediaQuery(fromWidth(allFitFrom));

  return (
    <Carousel role="group" aria-roledescription={labels.carousel} aria-label={labels.name} {...holdOnFocus}>
      <Heading $allFitFrom={allFitFrom}>
        {heading}
        <CarouselControls labels={labels} paused={paused} strip={strip} steps={steps} onTogglePause={toggle} />
      </Heading>
      <Row $itemsFrom={itemsFrom} $allFitFrom={allFitFrom}>
        {Items && !allFit ? (
          <Items itemsFrom={itemsFrom} delay={delay} moving={moving} onReady={setSteps}>
            {items.map((item) => renderItem(item, 'eager'))}
          </Items>
        ) : (
          <Strip
            ref={strip}
            label={labels.name}
            itemWidth="calc(100% / var(--items))"
            visible={Math.max(...itemsFrom.map((row) => row.items))}
          >
            {items.map((item) => renderItem(item, 'lazy'))}
          </Strip>
        )}
      </Row>
    </Carousel>
  );
}

const Carousel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
`;

const Heading = styled.div<{ $allFitFrom: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  align-items: center;
  justify-content: space-between;
  padding-inline: var(--gutter);
  overflow-wrap: anywhere;

  @media ${({ $allFitFrom }) => fromWidth($allFitFrom)} {
    > :last-child {
      display: none;
    }
  }
`;

/* The padding leaves room for the focus ring. Only the edges fade, so that the names of the items stay readable. */
const Row = styled.div<{ $itemsFrom: ItemsFrom; $allFitFrom: number }>`
  padding-block: 12px;
  overflow: hidden;
  cursor: grab;
  mask-image: linear-gradient(to right, transparent, #000 3% 97%, transparent);

  &:active {
    cursor: grabbing;
  }

  ${({ $itemsFrom }) =>
    $itemsFrom.map(({ width, items }) => `@media (min-width: ${width}px) { --items: ${items}; }`).join('\n')}

  @media ${({ $allFitFrom }) => fromWidth($allFitFrom)} {
    cursor: auto;
    mask-image: none;

    > ul {
      justify-content: center;
    }
  }
`;
