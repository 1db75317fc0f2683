import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useMotion } from './useMotion';

/** What a transition must know of the page that it leads to. */
interface Target {
  loaded: boolean;
  load: () => Promise<unknown>;
  retry: () => void;
}

interface PageTransition {
  /** Where the visitor is: the location whose page is on the screen. */
  shownLocation: Location;
  /** The path that was asked for and is not on the screen yet. */
  pendingPath: string | undefined;
  /** Goes to a path of the site; the old page stays until the new one can be shown. */
  navigateTo: (path: string) => void;
  /** Fetches a page's code before it is asked for. */
  prefetch: (path: string) => void;
}

const PageTransitionContext = createContext<PageTransition | undefined>(undefined);

interface PageTransitionProviderProps {
  routeOf: (path: string) => Target | undefined;
  children: ReactNode;
}

export function PageTransitionProvider({ routeOf, children }: PageTransitionProviderProps) {
  const navigate = useNavigate();
  const location = useLocation();
  // React shows a transition that began with the back button at once, with a blank page if need be; this one waits.
  const shownLocation = useDeferredValue(location);
  const motion = useMotion();
  const [path, setPath] = useState<string>();
  const [isPending, startTransition] = useTransition();
  const awaitedPath = shownLocation === location ? undefined : location.pathname;
  const pendingPath = isPending ? path : awaitedPath;
  const onShown = useRef<() => void>(undefined);
  const latestLocation = useRef(shownLocation);

  useEffect(() => {
    latestLocation.current = shownLocation;
    onShown.current?.();
  }, [shownLocation]);

  const navigateTo = useCallback(
    (to: string) => {
      const target = routeOf(to);
      target?.retry();
      setPath(to);
      const from = latestLocation.current;
      const replace = to === from.pathname || to === pendingPath;
      const go = () => startTransition(() => navigate(to, { replace }));
      // A view transition freezes the screen until its page is there, so it is only used when the code already is.
      if (motion.paused || !target?.loaded || !('startViewTransition' in document)) {
        go();
        return;
      }
      const transition = document.startViewTransition(() => {
        const shown = new Promise<void>((resolve) => {
          onShown.current?.();
          onShown.current = resolve;
        });
        // Unless the visitor has gone elsewhere since, with the browser's back button for one.
        if (latestLocation.current === from) go();
        else onShown.current?.();
        return shown;
      });
      // One that a newer one or a hidden tab cuts short still shows its page.
      transition.ready.catch(() => {});
    },
    [navigate, pendingPath, motion.paused, routeOf],
  );

  const prefetch = useCallback(
    // A failed prefetch says nothing: the click tries again and tells.
    (to: string) =>
      void routeOf(to)
        ?.load()
        .catch(() => {}),
    [routeOf],
  );

  const transition = useMemo(
    () => ({ shownLocation, pendingPath, navigateTo, prefetch }),
    [shownLocation, pendingPath, navigateTo, prefetch],
  );
  return <PageTransitionContext value={transition}>{children}</PageTransitionContext>;
}

export function usePageTransition(): PageTransition {
  const transition = use(PageTransitionContext);
  if (!transition) throw new Error('usePageTransition needs a PageTransitionProvider around it.');
  return transition;
}
