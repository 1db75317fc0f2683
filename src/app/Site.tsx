import { useEffect } from 'react';
import { HashRouter } from 'react-router-dom';
import { App } from './App';

interface SiteProps {
  startPath: string;
  currentPath: () => string;
}

/** The app at the address of the browser, which it tells when it has taken over. */
export function Site({ startPath, currentPath }: SiteProps) {
  useEffect(() => {
    // The router was not listening yet when the address changed meanwhile.
    if (currentPath() !== startPath) window.dispatchEvent(new PopStateEvent('popstate'));
    document.dispatchEvent(new Event('site:ready'));
  }, [startPath, currentPath]);
  return (
    // Without transitions a link is pending at once, and its page is not a frame late.
    <HashRouter useTransitions={false}>
      <App startPath={startPath} />
    </HashRouter>
  );
}
