import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Swiper as SwiperInstance } from 'swiper';
import { Autoplay, EffectCoverflow } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePlayback } from '../hooks/usePlayback';
import { queries } from '../theme/media';
import { CarouselControls, type ControlLabels } from './CarouselControls';
import { CarouselProgress } from './CarouselProgress';

interface CoverflowLabels extends ControlLabels {
  carousel: string;
  slide: string;
  /** `{n}` and `{total}` stand for the slide's position. */
  position: string;
}

interface CoverflowCarouselProps<Item> {
  items: readonly Item[];
  labels: CoverflowLabels;
  /** Zero-based. */
  initialIndex: number;
  /** Milliseconds that a slide stays. */
  delay: number;
  renderItem: (item: Item, isActive: boolean) => ReactNode;
  renderCaption: (item: Item) => ReactNode;
}

/** An endless row of slides that turn away from the one in the middle. The only file that knows Swiper. */
export function CoverflowCarousel<Item>(props: CoverflowCarouselProps<Item>) {
  const { items, labels, initialIndex, delay, renderItem, renderCaption } = props;
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [activeIndex, setActiveIndex] = useState(initialIndex);
  const { paused, moving, toggle, holdOnFocus } = usePlayback();
  const still = useMediaQuery(queries.still);
  const activeItem = items[activeIndex];

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (moving) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, moving]);

  return (
    <Carousel role="group" aria-roledescription={labels.carousel} aria-label={labels.name}>
      <ControlsBelow>
        <CarouselControls
          labels={labels}
          paused={paused}
          onPrevious={() => swiper?.slidePrev()}
          onNext={() => swiper?.slideNext()}
          onTogglePause={toggle}
        >
          <CarouselProgress count={items.length} activeIndex={activeIndex} />
        </CarouselControls>
      </ControlsBelow>
      <Viewport {...holdOnFocus}>
        <Swiper
          modules={[Autoplay, EffectCoverflow]}
          effect="coverflow"
          coverflowEffect={{ rotate: 50, depth: 100, stretch: 0, modifier: 1, slideShadows: true }}
          // Without transitions none ends, and Swiper would wait for it for ever.
          autoplay={{ delay, disableOnInteraction: false, waitForTransition: !still }}
          speed={still ? 0 : 600}
          loop
          loopPreventsSliding={false}
          centeredSlides
          grabCursor
          loopAdditionalSlides={1}
          initialSlide={initialIndex}
          onSwiper={setSwiper}
          onRealIndexChange={({ realIndex }) => setActiveIndex(realIndex)}
        >
          {items.map((item, index) => (
            <SwiperSlide
              // biome-ignore lint/suspicious/noArrayIndexKey: the items are fixed and keep their order
              key={index}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={labels.position.replace('{n}', `${index + 1}`).replace('{total}', `${items.length}`)}
              aria-hidden={index !== activeIndex}
            >
              {renderItem(item, index === activeIndex)}
            </SwiperSlide>
          ))}
        </Swiper>
      </Viewport>
      <Caption aria-live={moving ? 'off' : 'polite'}>{activeItem && renderCaption(activeItem)}</Caption>
    </Carousel>
  );
}

const Carousel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  justify-items: center;

  /* As wide as one slide. With slides of a width of their own Swiper drops a drag whenever a picture arrives. */
  .swiper {
    position: relative;
    z-index: 0;
    width: clamp(270px, 47vw, 680px);
    margin-inline: auto;
    perspective: 1200px;
    touch-action: pan-y;
  }

  .swiper-wrapper {
    position: relative;
    display: flex;
    transition-property: transform;
    transition-timing-function: var(--ease);
  }

  .swiper-wrapper, .swiper-slide {
    transform-style: preserve-3d;
  }

  .swiper-slide {
    position: relative;
    flex: none;
    width: 100%;
    opacity: 0;
    transition-property: transform, opacity;
  }

  .swiper-slide-prev, .swiper-slide-next, .swiper-slide-active {
    opacity: 1;
  }

  .swiper-slide-shadow-left, .swiper-slide-shadow-right {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-alert);
    background: var(--slide-shade);
    pointer-events: none;
  }
`;

/* Before the slides in the order of reading and tabbing, below them to the eye. */
const ControlsBelow = styled.div`
  order: 1;
  padding-inline: var(--gutter);
`;

/* Clipped at the sides only: above and below, the turned slides and the focus ring need room. */
const Viewport = styled.div`
  width: 100%;
  padding-block: 12px;
  overflow-x: clip;
`;

const Caption = styled.p`
  padding-inline: var(--gutter);
  font: 600 var(--size-body) / 1.3 var(--font-display);
  text-align: center;
`;
