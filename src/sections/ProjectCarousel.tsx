import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { projectCarousel } from '#site';
import { CoverflowCarousel } from '../carousels/CoverflowCarousel';
import { Button } from '../components/Button';
import { ExternalLink } from '../components/ExternalLink';
import { Picture } from '../components/Picture';
import { SectionHeading } from '../components/SectionHeading';
import { Ticks } from '../components/Ticks';
import { VisuallyHidden } from '../components/VisuallyHidden';
import type { Slide as SlideContent } from '../content/schema';
import { PageLink } from '../navigation/PageLink';
import { firstSeen } from '../schema/slides';
import { cropped } from '../theme/fragments';

const DELAY_MS = 2500;

export function ProjectCarousel({ content }: { content: typeof projectCarousel }) {
  return (
    <Section aria-labelledby="projects" data-later>
      <SectionHeading id="projects">{content.heading}</SectionHeading>
      <CoverflowCarousel
        items={content.slides}
        labels={content.labels}
        initialIndex={firstSeen(content.slides.length) - 1}
        delay={DELAY_MS}
        renderItem={(slide, isActive) => <Slide key={slide.title} slide={slide} isActive={isActive} />}
        renderCaption={(slide) => (slide.language ? <span lang={slide.language}>{slide.title}</span> : slide.title)}
      />
      {content.link.path && (
        <Button as={PageLink} to={content.link.path}>
          {content.link.label} <Ticks />
        </Button>
      )}
    </Section>
  );
}

function Slide({ slide, isActive }: { slide: SlideContent; isActive: boolean }) {
  const picture = (
    <>
      <Picture
        name={slide.image}
        alt={slide.alt}
        title={slide.title}
        width={100}
        height={100}
        sizes="clamp(270px, 47vw, 680px)"
        maxWidth={680}
      />
      {!slide.alt && <VisuallyHidden>{slide.title}</VisuallyHidden>}
    </>
  );
  const tabIndex = isActive ? 0 : -1;
  if (!slide.url) return <SlideFrame lang={slide.language}>{picture}</SlideFrame>;
  return (
    <SlideFrame
      as={ExternalLink}
      href={slide.url}
      // A drag must move the slides, not the link.
      draggable={false}
      tabIndex={tabIndex}
      lang={slide.language}
      onClick={(event: MouseEvent) => slide.url === '#' && event.preventDefault()}
    >
      {picture}
    </SlideFrame>
  );
}

const Section = styled.section`
  display: grid;
  gap: 28px;

  > h2 {
    padding: 0 var(--gutter) clamp(4px, 1.6vw, 28px);
  }

  > a {
    justify-self: center;
  }
`;

/* Keeps the visually hidden title of a slide without a screenshot inside the slide. */
const SlideFrame = styled.div`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: var(--radius-alert);
  background: var(--surface);

  img {
    ${cropped}
  }
`;
