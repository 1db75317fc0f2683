import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { ControlButton } from '../components/ControlButton';
import { Icon } from '../components/Icon';
import { media } from '../theme/media';

export interface ControlLabels {
  previous: string;
  next: string;
  pause: string;
  resume: string;
  /** The carousel's name, with which the accessible name of the pause button ends. */
  name: string;
}

export interface Steps {
  previous: () => void;
  next: () => void;
}

interface CarouselControlsProps {
  labels: ControlLabels;
  paused: boolean;
  /** Undefined until the carousel's code has loaded. */
  steps?: Steps;
  /** The scrollable row in place of the carousel until the carousel's code has loaded, or if loading fails. */
  strip: RefObject<Element | null>;
  onTogglePause: () => void;
  /** The content between the buttons for the previous and the next slide. */
  children?: ReactNode;
}

/** A carousel's buttons. The buttons precede the slides in the DOM, so that visitors can pause the slides before reading them. */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, paused, steps, strip, onTogglePause, children } = props;
  const action = paused ? labels.resume : labels.pause;

  function move(step: keyof Steps, direction: 1 | -1) {
    const row = strip.current;
    const forwards = document.dir === 'rtl' ? -direction : direction;
    if (row) row.scrollBy({ left: (forwards * row.clientWidth) / 2, behavior: 'smooth' });
    else steps?.[step]();
  }

  return (
    <Row>
      <ControlButton aria-label={labels.previous} onClick={() => move('previous', -1)}>
        <Icon name="previous" size={20} />
      </ControlButton>
      {children}
      <ControlButton aria-label={labels.next} onClick={() => move('next', 1)}>
        <Icon name="next" size={20} />
      </ControlButton>
      <PauseButton aria-label={`${action}: ${labels.name}`} onClick={onTogglePause}>
        <Icon name={paused ? 'resume' : 'pause'} size={20} />
        <span>{action}</span>
      </PauseButton>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(6px, 1.6vw, 12px);
  align-items: center;
  justify-content: center;

  ${media.scriptless} {
    display: none;
  }
`;

/* The button is wide enough for both labels, so that nothing moves under the pointer. */
const PauseButton = styled(ControlButton)`
  min-width: 116px;
  padding: 8px 12px 8px 10px;
`;
