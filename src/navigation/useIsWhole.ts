import { useDeferredValue } from 'react';
import { usePageTransition } from './usePageTransition';

/** Whether to render the whole page. False at first after a page change, so that the first screen paints early. */
export function useIsWhole(): boolean {
  const { shownLocation, firstLocation } = usePageTransition();
  return useDeferredValue(true, shownLocation === firstLocation);
}
