import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation } from 'react-router-dom';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { useMotion } from '../hooks/useMotion';
import { HOME } from '../site/paths';
import { queries } from '../theme/queries';
import { enterApp, ownPath } from './ownFile';
import { changeWithPicture } from './sharedPicture';
import { nextShown } from './shownPage';

/** The pages of the site. */
export interface Routes {
  /** The path of the page at an address. */
  pathAt: (address: string) => string;
  /** Whether the code of the page at `path` is loaded. */
  isLoaded: (path: string) => boolean;
  /** Fetches the code of the page at `path`, unless it is loaded. Rejects if that fails. */
  load: (path: string) => Promise<void>;
  /** Whether a new deploy has removed this one's scripts from the server. */
  isOutdated: () => Promise<boolean>;
}

interface PageTransition {
  /** The location of the page on screen. A new object each time a page is shown. */
  shownLocation: Location;
  /** The path of the page on screen. */
  shownPath: string;
  /** The location of the page that was prerendered. */
  firstLocation: Location;
  /** The requested path that is not on screen yet. */
  pendingPath: string | undefined;
  /** Goes to an address, such as `/contact?title=…`, or shows its page from the top if it is the current one. */
  open: (address: string) => void;
  /** Fetches the current page's code again if it failed to load, and shows the page. */
  tryAgain: () => void;
}

/** All that uses it is inside the provider. */
const PageTransitionContext = createContext({} as PageTransition);

interface PageTransitionProviderProps {
  /** Path of the page shown first, even if the address has changed meanwhile. */
  startPath: string;
  routes: Routes;
  children: ReactNode;
}

/** Keeps the old page on screen until the code of the new one is loaded. */
export function PageTransitionProvider({ startPath, routes, children }: PageTransitionProviderProps) {
  const { pathAt, isLoaded, load, isOutdated } = routes;
  const location = useAppLocation();
  const requestedPath = pathAt(location.pathname);
  const motion = useMotion();
  const canHover = useMediaQuery(queries.hover);
  const [firstLocation] = useState(() => ({ ...location, pathname: startPath }));
  const [lastShown, dispatch] = useReducer(nextShown, {
    location: firstLocation,
    request: requestedPath === startPath ? location : undefined,
  });

  // On a phone, capturing the old and the new page costs more than the fade is worth.
  const fades = canHover && !motion.paused && 'startViewTransition' in document;

  // An effect would first render the links as pending for nothing.
  const isReady = !fades && lastShown.request !== undefined && isLoaded(requestedPath);
  const shown = isReady ? nextShown(lastShown, { type: 'show', location }) : lastShown;
  const shownPath = pathAt(shown.location.pathname);
  const isPending = shown.request !== location;

  const show = useEffectEvent((isLatest: () => boolean) => {
    const update = () => dispatch({ type: 'show', location });
    if (fades) changeWithPicture(shownPath, requestedPath, () => isLatest() && flushSync(update));
    else update();
  });

  // `useEffect` would run a frame later.
  useLayoutEffect(() => {
    if (!isPending) {
      dispatch({ type: 'show', location });
      return;
    }
    let latest = true;
    const showIfLatest = () => latest && show(() => latest);
    load(requestedPath).then(showIfLatest, async () => {
      // The new deploy has the page's code.
      if ((await isOutdated()) && latest) window.location.reload();
      // Without its code the page shows the load error.
      else showIfLatest();
    });
    return () => {
      latest = false;
    };
  }, [location, requestedPath, isPending, load, isOutdated]);

  const open = useCallback((address: string) => {
    // Not the location of the last render: links may be clicked faster than pages are rendered.
    const current = ownPath() ?? (window.location.hash.slice(1) || HOME);
    if (address === current) {
      dispatch({ type: 'showAgain' });
      return;
    }
    enterApp();
    // The router follows, as if the link led there.
    window.location.hash = address;
  }, []);

  const tryAgain = useCallback(() => {
    const showAgain = () => dispatch({ type: 'showAgain' });
    // Some browsers cache a failed import until the page is reloaded.
    load(shownPath).then(showAgain, () => (window.navigator.onLine ? window.location.reload() : showAgain()));
  }, [load, shownPath]);

  const pendingPath = isPending ? requestedPath : undefined;
  const transition = useMemo(
    () => ({ shownLocation: shown.location, shownPath, firstLocation, pendingPath, open, tryAgain }),
    [shown.location, shownPath, firstLocation, pendingPath, open, tryAgain],
  );
  return <PageTransitionContext value={transition}>{children}</PageTransitionContext>;
}

/** The router's location, or in a page's own file, whose address has no `#`, the location of its page in the app. */
function useAppLocation(): Location {
  const location = useLocation();
  // To the router a file is at home's address, so it does not notice when the visitor goes from there to home.
  const path = useSyncExternalStore(watchAddress, ownPath, ownPath);
  return useMemo(() => ({ ...location, pathname: path ?? location.pathname }), [location, path]);
}

function watchAddress(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The page on screen and the one that is asked for. */
export const usePageTransition = () => use(PageTransitionContext);
