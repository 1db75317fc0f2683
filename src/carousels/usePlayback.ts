import { type FocusEvent, useState, useSyncExternalStore } from 'react';
import { useMotion } from '../hooks/useMotion';

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Whether a carousel may advance by itself. Its own pause button applies until the site-wide one is used; keyboard
 * focus inside and a hidden tab suspend it temporarily.
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
      // Resuming by keyboard leaves the focus inside, which must not suspend it again.
      setFocused(false);
    },
    holdOnFocus: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
