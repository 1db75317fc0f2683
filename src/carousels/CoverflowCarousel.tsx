import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { FEWEST } from '../schema/slides';
import { media } from '../theme/media';
import { queries } from '../theme/queries';
import { CarouselControls, type ControlLabels, type Steps } from './CarouselControls';
import { CarouselProgress } from './CarouselProgress';
import { Strip } from './Strip';
import { usePlayback } from './usePlayback';
import { useWhenNear } from './useWhenNear';

interface CoverflowLabels extends ControlLabels {
  carousel: string;
  slide: string;
  /** Template: `{n}` is the slide's number, `{total}` the number of slides. */
  position: string;
}

interface CoverflowCarouselProps<Item> {
  items: readonly Item[];
  labels: CoverflowLabels;
  /** The zero-based index of the item that is active first. */
  initialIndex: number;
  /** Milliseconds for which each slide is shown. */
  delay: number;
  /** Returns an element with a `key`. Links in an inactive item need `tabIndex={-1}`. */
  renderItem: (item: Item, isActive: boolean) => ReactNode;
  /** Returns the caption below the active item. The caption repeats the item's text, because a scrollable row has no captions. */
  renderCaption: (item: Item) => ReactNode;
}

const loadSlides = () => import('./CoverflowSlides').then((module) => module.CoverflowSlides);

/** A coverflow. One or two items are side by side instead. */
export function CoverflowCarousel<Item>(props: CoverflowCarouselProps<Item>) {
  const { items, renderItem, renderCaption } = props;
  if (items.length >= FEWEST) return <Coverflow {...props} />;
  return (
    <Pair>
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          {renderItem(item, true)}
          <Caption>{renderCaption(item)}</Caption>
        </li>
      ))}
    </Pair>
  );
}

/**
 * An endless row of slides that turn away from the slide in the middle. Until the code has loaded, the coverflow is a
 * scrollable row that starts with the same slide.
 */
function Coverflow<Item>(props: CoverflowCarouselProps<Item>) {
  const { items, labels, initialIndex, delay, renderItem, renderCaption } = props;
  const strip = useRef<HTMLUListElement>(null);
  const Slides = useWhenNear(strip, loadSlides);
  const [steps, setSteps] = useState<Steps>();
  const [activeIndex, setActiveIndex] = useState(initialIndex);
  const { paused, moving, toggle, holdOnFocus } = usePlayback();
  const still = useMediaQuery(queries.still);
  const activeItem = items[activeIndex];

  return (
    <Carousel role="group" aria-roledescription={labels.carousel} aria-label={labels.name} {...holdOnFocus}>
      <ControlsBelow>
        <CarouselControls labels={labels} paused={paused} strip={strip} steps={steps} onTogglePause={toggle}>
          <CarouselProgress count={items.length} activeIndex={activeIndex} />
        </CarouselControls>
      </ControlsBelow>
      <Viewport>
        {Slides ? (
          <Slides
            labels={labels}
            initialIndex={initialIndex}
            activeIndex={activeIndex}
            delay={delay}
            moving={moving}
            still={still}
            onChange={setActiveIndex}
            onReady={setSteps}
          >
            {items.map((item, index) => renderItem(item, index === activeIndex))}
          </Slides>
        ) : (
          <Strip ref={strip} label={labels.name} itemWidth="var(--slide-width)" visible={3}>
            {[...items.slice(initialIndex), ...items.slice(0, initialIndex)].map((item) => renderItem(item, true))}
          </Strip>
        )}
      </Viewport>
      <Caption aria-live={moving ? 'off' : 'polite'}>{steps && activeItem && renderCaption(activeItem)}</Caption>
      <Printed>
        {items.map((item) => (
          <li key={JSON.stringify(item)}>{renderCaption(item)}</li>
        ))}
      </Printed>
    </Carousel>
  );
}

const Carousel = styled.div`
  --slide-width: clamp(270px, 47vw, 680px);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  justify-items: center;
`;

const Pair = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 32px clamp(20px, 4vw, 64px);
  justify-content: center;
  padding-inline: var(--gutter);

  li {
    display: grid;
    flex: 0 1 560px;
    gap: 20px;
    min-width: min(270px, 100%);
  }

  ${media.from768} {
    flex-wrap: nowrap;
  }
`;

/* The controls precede the slides in reading and tab order, but are below the slides on the screen. */
const ControlsBelow = styled.div`
  order: 1;
  max-width: 100%;
  padding-inline: var(--gutter);
`;

/* Clips only at the sides, because the turned slides and the focus ring need room above and below. Safari 15 clips all sides. */
const Viewport = styled.div`
  width: 100%;
  padding-block: 12px;
  overflow: hidden;
  overflow: clip visible;

  > ul {
    gap: 20px;
    padding-inline: calc(50% - var(--slide-width) / 2);
  }
`;

/* The print styles show all lists. This list replaces the slides on paper. */
const Printed = styled.ul`
  display: none;
  justify-self: start;
`;

const Caption = styled.p`
  min-height: 1.3em;
  padding-inline: var(--gutter);
  font: var(--weight-heading) var(--size-body) / 1.3 var(--font-display);
  font-variation-settings: 'opsz' 17;
  text-align: center;
`;
