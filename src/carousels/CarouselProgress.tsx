import { styled } from 'styled-components';
import { Strokes } from '../components/Strokes';

interface CarouselProgressProps {
  count: number;
  /** The zero-based index of the active slide. */
  activeIndex: number;
}

/** One mark per slide; the active slide has three strokes. The slides themselves announce their position to screen readers. */
export function CarouselProgress({ count, activeIndex }: CarouselProgressProps) {
  return (
    <Marks aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks differ only by position
        <li key={index} data-active={index === activeIndex}>
          <Strokes />
        </li>
      ))}
    </Marks>
  );
}

const Marks = styled.ul`
  --stroke-height: 22px;

  display: flex;

  /* Leaves room for the buttons beside the marks. The marks of many slides are narrower. */
  max-width: calc(100% - 120px);

  li {
    display: grid;
    width: clamp(13px, 2.9vw + 2px, 22px);
    grid-template-columns: minmax(0, 1fr);
    place-items: center;
    min-width: 0;
  }

  li i {
    transition: transform var(--slow);
  }

  [data-active='false'] i {
    --stroke-2: var(--field-border);

    transform: scale(0.34, 0.6);
  }

  [data-active='false'] i:not(:nth-child(2)) {
    background: none;
  }
`;
