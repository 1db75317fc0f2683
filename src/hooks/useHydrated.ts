import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns false while prerendering and hydrating, and true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
