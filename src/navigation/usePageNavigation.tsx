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
  /** Whether it is the page that the document was opened with. */
  isFirst: boolean;
  /** Goes to an address, such as `/contact?title=…`, or shows its page from the top if it is the current one. */
  open: (address: string) => void;
}

/** All that uses it is inside the provider. */
const NavigationContext = createContext({} as Navigation);

/** By itself, so that a click renders links alone before it renders the next page. */
const PendingContext = createContext<string | undefined>(undefined);

const paths = new Map(Object.entries(pathsByAddress));

interface NavigationProviderProps {
  /** Path of the page that the document was opened with. Its address may have no `#`. */
  startPath: string;
  /** Whether the code of all other pages is there. */
  areOthersLoaded: () => boolean;
  children: ReactNode;
}

/** Says which page is on the screen, and keeps it there until the code of the next one is loaded. */
export function NavigationProvider({ startPath, areOthersLoaded, children }: NavigationProviderProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const [firstLocation] = useState(location);
  const [isPending, startTransition] = useTransition();
  const [target, setTarget] = useState<string>();

  const isFirst = location === firstLocation;
  // To the router, a page's own file is at the address of home.
  const path = useMemo(
    () => (globalThis.window && isInApp() ? pageAt(location.pathname, paths) : startPath),
    [location, startPath],
  );

  const open = useCallback(
    (address: string) => {
      // Not the location of the last render: links may be clicked faster than pages are rendered.
      const { hash, search } = window.location;
      const inApp = isInApp();
      if (address === (inApp ? hash.slice(1) || HOME : startPath)) {
        showFromTop();
        return;
      }
      // A page's own file gets its address in the app, just before the app opens another page.
      if (!inApp) window.history.replaceState(window.history.state, '', `${homeAddress()}#${startPath}${search}`);
      if (areOthersLoaded()) {
        // Not a transition, which React renders in slices with frames between them.
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

/** The page on the screen, and the way to others. */
export const usePageNavigation = () => use(NavigationContext);

/** The path of the page that a click has asked for, until it is on the screen. */
export const usePendingPath = () => use(PendingContext);

/** Whether to render the whole page. False at first after a page change, until the first section is there. */
export function useIsWhole(): boolean {
  const { isFirst } = usePageNavigation();
  return useDeferredValue(true, isFirst);
}
