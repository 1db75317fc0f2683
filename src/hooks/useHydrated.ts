import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False while prerendering and hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
