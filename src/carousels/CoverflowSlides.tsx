import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Swiper as SwiperInstance } from 'swiper';
import { Autoplay, EffectCoverflow } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { fill } from '../words/fill';
import type { Steps } from './CarouselControls';

interface CoverflowSlidesProps {
  labels: { slide: string; position: string };
  initialIndex: number;
  activeIndex: number;
  delay: number;
  moving: boolean;
  /** Whether slides change without a transition. */
  still: boolean;
  onChange: (index: number) => void;
  onReady: (steps: Steps) => void;
  children: readonly ReactNode[];
}

/** The slides of a coverflow carousel. The only file that imports Swiper. */
export function CoverflowSlides(props: CoverflowSlidesProps) {
  const { labels, initialIndex, activeIndex, delay, moving, still, onChange, onReady, children } = props;
  const [swiper, setSwiper] = useState<SwiperInstance>();

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (moving) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, moving]);

  function handleReady(instance: SwiperInstance) {
    setSwiper(instance);
    onReady({ previous: () => instance.slidePrev(), next: () => instance.slideNext() });
  }

  return (
    <Slides
      modules={[Autoplay, EffectCoverflow]}
      effect="coverflow"
      coverflowEffect={{ rotate: 50, depth: 100, stretch: 0, modifier: 1, slideShadows: true }}
      // If slides change without a transition, no transition ends, so Swiper must not wait for the end.
      autoplay={{ delay, disableOnInteraction: false, waitForTransition: !still }}
      speed={still ? 0 : 600}
      loop
      loopPreventsSliding={false}
      loopAdditionalSlides={1}
      centeredSlides
      grabCursor
      initialSlide={initialIndex}
      onSwiper={handleReady}
      onRealIndexChange={({ realIndex }) => onChange(realIndex)}
    >
      {children.map((child, index) => (
        <SwiperSlide
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are fixed and keep their order
          key={index}
          role="group"
          aria-roledescription={labels.slide}
          aria-label={fill(labels.position, { n: index + 1, total: children.length })}
          aria-hidden={index !== activeIndex}
        >
          {child}
        </SwiperSlide>
      ))}
    </Slides>
  );
}

const Slides = styled(Swiper)`
  position: relative;
  z-index: 0;
  /* The carousel is as wide as one slide, because with slidesPerView "auto" Swiper cancels a drag whenever a picture loads. */
  width: var(--slide-width);
  margin-inline: auto;
  perspective: 1200px;
  touch-action: pan-y;

  .swiper-wrapper {
    position: relative;
    display: flex;
    transform-style: preserve-3d;
    transition-property: transform;
    transition-timing-function: var(--ease);
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
