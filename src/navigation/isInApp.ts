import { useHydrated } from '../hooks/useHydrated';

/** Whether the document is at the address of the app, where a path follows the `#`, and not at that of a page's own file. */
export function isInApp(): boolean {
  return window.location.pathname === new URL(document.baseURI).pathname;
}

/** The same, for parts that are rendered again when the page changes. False while prerendering and hydrating. */
export function useIsInApp(): boolean {
  return useHydrated() && isInApp();
}
