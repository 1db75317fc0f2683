import { type FocusEvent, useState, useSyncExternalStore } from 'react';
import { useMotion } from '../hooks/useMotion';

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * When something that moves by itself may move. Its own pause button counts until the site-wide one is used;
 * keyboard focus inside and a hidden tab only hold it, and it goes on afterwards.
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
      // Whoever resumes it with the keyboard is inside.
      setFocused(false);
    },
    holdOnFocus: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
