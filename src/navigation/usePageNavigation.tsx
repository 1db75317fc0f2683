import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathsByAddress } from '#site';
import { HOME } from '../paths';
import { pageAt } from './address';
import { homeAddress, isInApp } from './isInApp';
import { showFromTop } from './ScrollToTop';

interface Navigation {
  /** The path of the page on the screen. */
  path: string;
  /** Whether the page on the screen is the page that the document was opened with. */
  isFirst: boolean;
  /** Opens an address, such as `/contact?title=…`. Scrolls to the top if the address is already open. */
  open: (address: string) => void;
}

/** Has an empty default, because every consumer is inside the provider. */
const NavigationContext = createContext({} as Navigation);

/** Separate from `NavigationContext`, so that a click renders only the links before React renders the next page. */
const PendingContext = createContext<string | undefined>(undefined);

const paths = new Map(Object.entries(pathsByAddress));

interface NavigationProviderProps {
  /** The path of the page that the document was opened with. The address of a page's own file has no `#`. */
  startPath: string;
  /** Returns whether the code of all other pages is loaded. */
  areOthersLoaded: () => boolean;
  children: ReactNode;
}

/** Provides the page on the screen. Keeps this page on the screen until the code of the next page is loaded. */
export function NavigationProvider({ startPath, areOthersLoaded, children }: NavigationProviderProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const [firstLocation] = useState(location);
  const [isPending, startTransition] = useTransition();
  const [target, setTarget] = useState<string>();

  const isFirst = location === firstLocation;
  // The router treats the address of a page's own file as home, so `startPath` names the page there.
  const path = useMemo(
    () => (globalThis.window && isInApp() ? pageAt(location.pathname, paths) : startPath),
    [location, startPath],
  );

  const open = useCallback(
    (address: string) => {
      // The location of the last render can be out of date: visitors can click links faster than React renders pages.
      const { hash, search } = window.location;
      const inApp = isInApp();
      if (address === (inApp ? hash.slice(1) || HOME : startPath)) {
        showFromTop();
        return;
      }
      // Before the app leaves a page's own file, the history gets the page's address in the app, so that the app can go back there.
      if (!inApp) window.history.replaceState(window.history.state, '', `${homeAddress()}#${startPath}${search}`);
      if (areOthersLoaded()) {
        // The code is loaded, so no transition is needed. React would render a transition in slices, with frames between them.
        navigate(address);
        return;
      }
      setTarget(address.split(/[?#]/)[0]);
      startTransition(() => navigate(address));
    },
    [navigate, startPath, areOthersLoaded],
  );

  const navigation = useMemo(() => ({ path, isFirst, open }), [path, isFirst, open]);
  return (
    <NavigationContext value={navigation}>
      <PendingContext value={isPending ? target : undefined}>{children}</PendingContext>
    </NavigationContext>
  );
}

/** Returns the page on the screen and the function that opens other pages. */
export const usePageNavigation = () => use(NavigationContext);

/** Returns the path of the page that a click has requested, until the page is on the screen. */
export const usePendingPath = () => use(PendingContext);

/** Returns whether to render all sections of the page. After a page change, returns false until the first section is rendered. */
export function useIsWhole(): boolean {
  const { isFirst } = usePageNavigation();
  return useDeferredValue(true, isFirst);
}
