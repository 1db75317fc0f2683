import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in prerendered markup and while it is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
