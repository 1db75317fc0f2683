import { type FocusEvent, useState, useSyncExternalStore } from 'react';
import { useMotion } from '../hooks/useMotion';

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Returns whether a carousel moves by itself. The carousel's pause button applies until the visitor uses the site-wide pause
 * button. Keyboard focus inside the carousel and a hidden tab suspend the movement temporarily.
 */
export function usePlayback() {
  const motion = useMotion();
  const [choice, setChoice] = useState<{ paused: boolean; afterToggles: number }>();
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  const paused = choice?.afterToggles === motion.toggles ? choice.paused : motion.paused;
  return {
    paused,
    moving: !paused && !focused && !hidden,
    toggle: () => {
      setChoice({ paused: !paused, afterToggles: motion.toggles });
      // After resuming by keyboard, the focus is inside the carousel and must not suspend the movement again.
      setFocused(false);
    },
    holdOnFocus: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
