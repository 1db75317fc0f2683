import { useEffect } from 'react';
import { HashRouter } from 'react-router-dom';
import { useHydrated } from '../hooks/useHydrated';
import { App } from './App';

interface SiteProps {
  startPath: string;
  currentPath: () => string;
}

/** The app with the browser's router. Dispatches `site:ready` once it has taken over the page. */
export function Site({ startPath, currentPath }: SiteProps) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    // The router misses address changes made before it listens.
    if (currentPath() !== startPath) window.dispatchEvent(new PopStateEvent('popstate'));
    document.dispatchEvent(new Event('site:ready'));
  }, [isHydrated, startPath, currentPath]);
  return (
    <HashRouter>
      <App startPath={startPath} />
    </HashRouter>
  );
}
