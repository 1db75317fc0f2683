import { useEffect, useLayoutEffect } from 'react';
import { HashRouter } from 'react-router-dom';
import { useHydrated } from '../hooks/useHydrated';
import { App } from './App';

interface SiteProps {
  startPath: string;
  currentPath: () => string;
  onHydrated?: () => void;
  onReady: () => void;
}

/** The app with the browser's router. Calls `onHydrated` in a layout effect, and `onReady` once it answers the visitor. */
export function Site({ startPath, currentPath, onHydrated, onReady }: SiteProps) {
  const isHydrated = useHydrated();
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  useEffect(() => {
    if (!isHydrated) return;
    // The router misses address changes made before it listens.
    if (currentPath() !== startPath) window.dispatchEvent(new PopStateEvent('popstate'));
    onReady();
  }, [isHydrated, startPath, currentPath, onReady]);
  return (
    <HashRouter>
      <App startPath={startPath} />
    </HashRouter>
  );
}
