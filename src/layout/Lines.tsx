import { keyframes, styled } from 'styled-components';
import { useMotion } from '../hooks/useMotion';
import { media } from '../theme/media';
import { AT_REST } from '../theme/stages';

/** The three background lines of every page, each with a falling light. */
export function Lines() {
  const { choice } = useMotion();
  return (
    <Background aria-hidden="true" data-motion={choice}>
      <i />
      <i />
      <i />
    </Background>
  );
}

/* Each light starts 72 px below the header. If the glow of a light reached the header's blur, the browser would redraw the
   blur in every frame. */
const fall = keyframes`
  from {
    translate: 0 -108px;
    scale: var(--seed);
  }

  40% {
    scale: 1;
  }

  to {
    translate: 0 100vh;
  }
`;

const Background = styled.div`
  position: fixed;
  inset: var(--header) 0 0;
  z-index: -1;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  overflow: hidden;

  i {
    position: relative;
    border-inline-end: 1px solid var(--line);
  }

  i::before, i::after {
    position: absolute;
    background: var(--light);
    content: '';
    animation: ${fall} var(--time) linear var(--delay) infinite var(--play, running);
  }

  i::after {
    --seed: 1 0;

    inset-block-start: 0;
    inset-inline-end: -2px;
    width: 2px;
    height: 180px;
    transform-origin: bottom;
    background: linear-gradient(transparent, var(--light));
  }

  i::before {
    --seed: 0;

    inset-block-start: 177px;
    inset-inline-end: -4px;
    z-index: 1;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    box-shadow: 0 0 16px 3px color-mix(in srgb, var(--light) 45%, transparent);
  }

  i:nth-child(1) {
    --light: var(--stroke-1);
    --time: 9s;
    --delay: 0s;
  }

  i:nth-child(2) {
    --light: var(--stroke-2);
    --time: 11s;
    --delay: -4s;
  }

  i:nth-child(3) {
    --light: var(--stroke-3);
    --time: 13s;
    --delay: -8s;
  }

  /* The lights start once the app is no longer busy. Before, visitors cannot pause the lights, and the page needs the processor. */
  html:not([${AT_REST}]) &, &[data-motion='paused'] {
    --play: paused;
  }

  ${media.still} {
    &:not([data-motion='moving']) i::before, &:not([data-motion='moving']) i::after {
      content: none;
    }
  }

  /* Forced colours would make the lines as prominent as the text. */
  ${media.forcedColors} {
    display: none;
  }
`;
