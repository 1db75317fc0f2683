import { keyframes, styled } from 'styled-components';
import { useMotion } from '../hooks/useMotion';
import { media } from '../theme/media';

/** The three lines behind every page, a light falling down each. */
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

const fall = keyframes`
  from {
    transform: translateY(-186px);
  }

  to {
    transform: translateY(100vh);
  }
`;

const Background = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  overflow: hidden;

  i {
    position: relative;
    border-inline-end: 1px solid var(--line);
  }

  i::after {
    position: absolute;
    inset: 0 -2px auto auto;
    width: 2px;
    height: 180px;
    background: linear-gradient(transparent, var(--light));
    content: '';
    animation: ${fall} 9s linear infinite;
  }

  i::before {
    position: absolute;
    inset: 177px -4px auto auto;
    z-index: 1;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--light);
    box-shadow: 0 0 16px 3px color-mix(in srgb, var(--light) 45%, transparent);
    content: '';
    animation: ${fall} 9s linear infinite;
  }

  i:nth-child(1) {
    --light: var(--stroke-1);
  }

  i:nth-child(2) {
    --light: var(--stroke-2);
  }

  i:nth-child(3) {
    --light: var(--stroke-3);
  }

  i:nth-child(2)::before, i:nth-child(2)::after {
    animation-duration: 11s;
    animation-delay: -4s;
  }

  i:nth-child(3)::before, i:nth-child(3)::after {
    animation-duration: 13s;
    animation-delay: -8s;
  }

  &[data-motion='paused'] {
    i::before, i::after {
      animation-play-state: paused;
    }
  }

  ${media.still} {
    &:not([data-motion='moving']) i::before, &:not([data-motion='moving']) i::after {
      content: none;
    }
  }

  /* There they would be as strong as the text. */
  ${media.forcedColors} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;
