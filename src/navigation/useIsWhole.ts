import { useDeferredValue } from 'react';
import { usePageTransition } from './usePageTransition';

/**
 * Whether a page shows all that it has. One that takes the place of another shows its first screen, and the rest once
 * that has been painted.
 */
export function useIsWhole(): boolean {
  const { shownLocation, firstLocation } = usePageTransition();
  return useDeferredValue(true, shownLocation === firstLocation);
}
