import { HelmetProvider } from 'react-helmet-async';
import { ErrorBoundary } from './components/ErrorBoundary';
import { PageMetaProvider } from './components/PageMeta';
import { MotionProvider } from './hooks/useMotion';
import { PageTransitionProvider, usePageTransition } from './hooks/usePageTransition';
import { isGone } from './isGone';
import { Layout } from './layout/Layout';
import { ScrollToTop } from './layout/ScrollToTop';
import { LoadError } from './pages/LoadError';
import { isPageLoaded, loadPage, routeOf } from './routes';

/** The names of scripts change with all that they import, so this one goes when that of any page does. */
const isOutdated = () => isGone(import.meta.url);

/** The whole site, inside a router. It starts with the page of `startPath`, whose code must be there. */
export function App({ startPath }: { startPath: string }) {
  return (
    <HelmetProvider>
      <MotionProvider>
        <PageTransitionProvider startPath={startPath} isLoaded={isPageLoaded} load={loadPage} isOutdated={isOutdated}>
          <PageMetaProvider>
            <Layout>
              <Pages />
            </Layout>
          </PageMetaProvider>
          <ScrollToTop />
        </PageTransitionProvider>
      </MotionProvider>
    </HelmetProvider>
  );
}

function Pages() {
  const { shownLocation } = usePageTransition();
  const { route, props } = routeOf(shownLocation.pathname);
  const { Page = LoadError } = route;
  return (
    <ErrorBoundary fallback={<LoadError />} resetKey={shownLocation}>
      <Page {...props} />
    </ErrorBoundary>
  );
}
