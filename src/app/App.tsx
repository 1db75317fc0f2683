import { HelmetProvider } from 'react-helmet-async';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { MotionProvider } from '../hooks/useMotion';
import { useViewportUnit } from '../hooks/useViewportUnit';
import { Layout } from '../layout/Layout';
import { LoadError } from '../layout/LoadError';
import { PageMetaProvider } from '../navigation/PageMeta';
import { ScrollToTop } from '../navigation/ScrollToTop';
import { PageTransitionProvider, usePageTransition } from '../navigation/usePageTransition';
import { isGone } from './isGone';
import { isLoaded, load, Notice, pathAt, RoutedPage } from './routes';

/** A script's hashed name changes with everything it imports, so a deploy that changes any page renames this script. */
const routes = { pathAt, isLoaded, load, isOutdated: () => isGone(import.meta.url) };

/** The whole site; needs a router around it. The code of the page at `startPath` must be loaded. */
export function App({ startPath }: { startPath: string }) {
  useViewportUnit();
  return (
    <HelmetProvider>
      <MotionProvider>
        <PageTransitionProvider startPath={startPath} routes={routes}>
          <PageMetaProvider>
            <Layout notice={<Notice />}>
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
