import { useHydrated } from '../hooks/useHydrated';

/** The file by which the document was opened, if its name is part of the address: hosts without directory index know no other. */
const fileName = () => window.location.pathname.match(/(?<=\/)index\.html$/)?.[0] ?? '';

/** The address of home, to which the app adds the `#` and the path of a page. */
export const homeAddress = () => new URL('./', document.baseURI).href + fileName();

/** Whether the document is at the address of the app, where a path follows the `#`, and not at that of a page's own file. */
export function isInApp(): boolean {
  return window.location.pathname === new URL(homeAddress()).pathname;
}

/** The same, for parts that are rendered again when the page changes. False while prerendering and hydrating. */
export function useIsInApp(): boolean {
  return useHydrated() && isInApp();
}
