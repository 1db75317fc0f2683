import { HelmetProvider } from 'react-helmet-async';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { MotionProvider } from '../hooks/useMotion';
import { Layout } from '../layout/Layout';
import { PageMetaProvider } from '../navigation/PageMeta';
import { ScrollToTop } from '../navigation/ScrollToTop';
import { PageTransitionProvider, usePageTransition } from '../navigation/usePageTransition';
import { LoadError } from '../pages/LoadError';
import { isGone } from './isGone';
import { isLoaded, load, pathAt, RoutedPage } from './routes';

/** The names of scripts change with all that they import, so this one goes when that of any page does. */
const isOutdated = () => isGone(import.meta.url);

/** The whole site, inside a router. It starts with the page of `startPath`, whose code must be there. */
export function App({ startPath }: { startPath: string }) {
  return (
    <HelmetProvider>
      <MotionProvider>
        <PageTransitionProvider
          startPath={startPath}
          pathAt={pathAt}
          isLoaded={isLoaded}
          load={load}
          isOutdated={isOutdated}
        >
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
  const { shownLocation, shownPath } = usePageTransition();
  return (
    <ErrorBoundary fallback={<LoadError />} resetKey={shownLocation}>
      <RoutedPage path={shownPath} />
    </ErrorBoundary>
  );
}
