import { useHydrated } from '../hooks/useHydrated';

/** Returns `index.html` if the address ends with this file name. A host without directory index needs the name. */
const fileName = () => window.location.pathname.match(/(?<=\/)index\.html$/)?.[0] ?? '';

/** Returns the address of home, to which the app adds the `#` and the path of a page. */
export const homeAddress = () => new URL('./', document.baseURI).href + fileName();

/** Returns whether the document is at the app's address, where a path follows the `#`. A page's own file has another address. */
export function isInApp(): boolean {
  return window.location.pathname === new URL(homeAddress()).pathname;
}

/** Returns `isInApp()` to components that render again when the page changes. Returns false while prerendering and hydrating. */
export function useIsInApp(): boolean {
  return useHydrated() && isInApp();
}
