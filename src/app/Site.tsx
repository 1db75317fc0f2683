import { useEffect } from 'react';
import { HashRouter } from 'react-router-dom';
import { App } from './App';

interface SiteProps {
  startPath: string;
  currentPath: () => string;
}

/** The app with the browser's router. Dispatches `site:ready` once it has taken over the page. */
export function Site({ startPath, currentPath }: SiteProps) {
  useEffect(() => {
    // The router misses address changes made before it listens.
    if (currentPath() !== startPath) window.dispatchEvent(new PopStateEvent('popstate'));
    document.dispatchEvent(new Event('site:ready'));
  }, [startPath, currentPath]);
  return (
    <HashRouter>
      <App startPath={startPath} />
    </HashRouter>
  );
}
