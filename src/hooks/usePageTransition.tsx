import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation } from 'react-router-dom';
import { useMotion } from './useMotion';

interface PageTransition {
  /** Where the visitor is: the location whose page is on the screen. */
  shownLocation: Location;
  /** The path that was asked for and is not on the screen yet. */
  pendingPath: string | undefined;
  /** Fetches a page's code before it is asked for. */
  prefetch: (path: string) => void;
}

const PageTransitionContext = createContext<PageTransition | undefined>(undefined);

interface PageTransitionProviderProps {
  /** Fetches the code of a path's page, if that is not there yet. */
  load: (path: string) => Promise<void>;
  children: ReactNode;
}

/** Keeps the old page on the screen until the code of the one that the address names is there. */
export function PageTransitionProvider({ load, children }: PageTransitionProviderProps) {
  const location = useLocation();
  const [shownLocation, setShownLocation] = useState(location);
  const motion = useMotion();

  const show = useEffectEvent((next: Location, isLatest: () => boolean) => {
    if (motion.paused || !('startViewTransition' in document)) {
      setShownLocation(next);
      return;
    }
    const transition = document.startViewTransition(() => {
      if (isLatest()) flushSync(() => setShownLocation(next));
    });
    // One that a newer one or a hidden tab cuts short still shows its page.
    transition.ready.catch(() => {});
  });

  useEffect(() => {
    if (location === shownLocation) return;
    let latest = true;
    const showIfLatest = () => latest && show(location, () => latest);
    // A page that could not be fetched is shown too, and says so.
    load(location.pathname).then(showIfLatest, showIfLatest);
    return () => {
      latest = false;
    };
  }, [location, shownLocation, load]);

  const prefetch = useCallback(
    // A failed prefetch says nothing: the click tries again and tells.
    (path: string) => void load(path).catch(() => {}),
    [load],
  );

  const pendingPath = shownLocation === location ? undefined : location.pathname;
  const transition = useMemo(() => ({ shownLocation, pendingPath, prefetch }), [shownLocation, pendingPath, prefetch]);
  return <PageTransitionContext value={transition}>{children}</PageTransitionContext>;
}

export function usePageTransition(): PageTransition {
  const transition = use(PageTransitionContext);
  if (!transition) throw new Error('usePageTransition needs a PageTransitionProvider around it.');
  return transition;
}
