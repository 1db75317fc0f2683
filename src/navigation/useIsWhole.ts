import { startTransition, useEffect, useState } from 'react';
import { usePageTransition } from './usePageTransition';

/** Whether to render the whole page. False at first after a page change, until the first section is painted. */
export function useIsWhole(): boolean {
  const { shownLocation, firstLocation } = usePageTransition();
  const [isWhole, setWhole] = useState(shownLocation === firstLocation);

  useEffect(() => {
    // A frame's callbacks run before its paint, so those of the next one run after it.
    requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => setWhole(true))));
  }, []);

  return isWhole;
}
