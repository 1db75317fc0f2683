import { useEffect, useLayoutEffect } from 'react';
import { HashRouter } from 'react-router-dom';
import { useHydrated } from '../hooks/useHydrated';
import { App } from './App';

interface SiteProps {
  startPath: string;
  currentPath: () => string;
  /** Called in a layout effect. */
  onHydrated?: () => void;
  /** Called once the app answers the visitor. */
  onReady: () => void;
}

/** The app with the browser's router. */
export function Site(props: SiteProps) {
  return (
    <HashRouter>
      <App startPath={props.startPath} />
      <Hydration {...props} />
    </HashRouter>
  );
}

/** A component of its own, so that the app is not rendered a second time when it has been hydrated. */
function Hydration({ startPath, currentPath, onHydrated, onReady }: SiteProps) {
  const isHydrated = useHydrated();
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  useEffect(() => {
    if (!isHydrated) return;
    // The router misses address changes made before it listens.
    if (currentPath() !== startPath) window.dispatchEvent(new PopStateEvent('popstate'));
    onReady();
  }, [isHydrated, startPath, currentPath, onReady]);
  return null;
}
