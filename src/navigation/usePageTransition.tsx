import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation } from 'react-router-dom';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { useMotion } from '../hooks/useMotion';
import { queries } from '../theme/media';

interface PageTransition {
  /** Where the visitor is: the location whose page is on the screen. A new object each time a page is shown. */
  shownLocation: Location;
  /** The path of the page on the screen. */
  shownPath: string;
  /** The location whose page the document came with. */
  firstLocation: Location;
  /** The path that was asked for and is not on the screen yet. */
  pendingPath: string | undefined;
  /** Fetches a page's code before it is asked for. */
  prefetch: (path: string) => void;
  /** Shows the current page from its top: the browser does nothing about a link to where one is. */
  showAgain: () => void;
  /** Fetches the code of the current page again, if it did not arrive, and shows the page. */
  tryAgain: () => void;
}

const PageTransitionContext = createContext<PageTransition | undefined>(undefined);

interface PageTransitionProviderProps {
  /** Path of the page that is shown first, wherever the address points by then. */
  startPath: string;
  /** The path of the page that an address means. */
  pathAt: (address: string) => string;
  /** Whether the code of a path's page is there. */
  isLoaded: (path: string) => boolean;
  /** Fetches the code of a path's page, if that is not there yet. */
  load: (path: string) => Promise<void>;
  /** Whether the code that was not fetched yet is gone from the server. */
  isOutdated: () => Promise<boolean>;
  children: ReactNode;
}

/** Keeps the old page on the screen until the code of the one that the address names is there. */
export function PageTransitionProvider({
  startPath,
  pathAt,
  isLoaded,
  load,
  isOutdated,
  children,
}: PageTransitionProviderProps) {
  const location = useLocation();
  const askedPath = pathAt(location.pathname);
  const motion = useMotion();
  const canHover = useMediaQuery(queries.hover);
  const [firstLocation] = useState(() => ({ ...location, pathname: startPath }));
  const [shown, setShown] = useState(() => ({
    location: firstLocation,
    answers: askedPath === startPath ? location : undefined,
  }));

  // On a phone the pictures of the old and the new page take longer than the fade between them is worth.
  const fades = canHover && !motion.paused && 'startViewTransition' in document;

  // Not in an effect: the links would be marked as pending first, which nobody sees.
  if (shown.answers && shown.answers !== location && !fades && isLoaded(askedPath)) {
    setShown({ location, answers: location });
  }

  const show = useEffectEvent((next: Location, isLatest: () => boolean) => {
    const update = () => setShown({ location: next, answers: next });
    if (!fades) {
      update();
      return;
    }
    const transition = document.startViewTransition(() => {
      if (isLatest()) flushSync(update);
    });
    // One that a newer one or a hidden tab cuts short still shows its page.
    transition.ready.catch(() => {});
  });

  // A plain effect would wait for a frame.
  useLayoutEffect(() => {
    if (location === shown.answers) return;
    let latest = true;
    const showIfLatest = () => latest && show(location, () => latest);
    load(askedPath).then(showIfLatest, async () => {
      // The site that has taken the place of this one shows the page.
      if ((await isOutdated()) && latest) window.location.reload();
      // A page that could not be fetched is shown too, and says so.
      else showIfLatest();
    });
    return () => {
      latest = false;
    };
  }, [location, askedPath, shown.answers, load, isOutdated]);

  const prefetch = useCallback(
    // A failed prefetch says nothing: the click tries again and tells.
    (path: string) => void load(path).catch(() => {}),
    [load],
  );

  const showAgain = useCallback(() => setShown((current) => ({ ...current, location: { ...current.location } })), []);

  const shownPath = pathAt(shown.location.pathname);
  const tryAgain = useCallback(() => {
    // Some browsers remember the failure, and fetch the code only in a page that is loaded anew.
    load(shownPath).then(showAgain, () => (window.navigator.onLine ? window.location.reload() : showAgain()));
  }, [load, shownPath, showAgain]);

  const pendingPath = shown.answers === location ? undefined : askedPath;
  const transition = useMemo(
    () => ({ shownLocation: shown.location, shownPath, firstLocation, pendingPath, prefetch, showAgain, tryAgain }),
    [shown.location, shownPath, firstLocation, pendingPath, prefetch, showAgain, tryAgain],
  );
  return <PageTransitionContext value={transition}>{children}</PageTransitionContext>;
}

export function usePageTransition(): PageTransition {
  const transition = use(PageTransitionContext);
  if (!transition) throw new Error('usePageTransition needs a PageTransitionProvider around it.');
  return transition;
}
