import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether the page is at its address in the app, with `#`, and not in its own file. False while prerendering and hydrating. It
 * changes with the page, when the caller is rendered again.
 */
export function useIsInApp(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => window.location.hash !== '',
    () => false,
  );
}
