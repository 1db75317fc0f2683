import { use, useReducer } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes } from 'react-router-dom';
// `#pages` is `src/pages`, or the pages of another site that the tests build.
import { Home } from '#pages/Home';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { MotionProvider } from '../hooks/useMotion';
import { useTextSpacing } from '../hooks/useTextSpacing';
import { useViewportUnit } from '../hooks/useViewportUnit';
import { Layout } from '../layout/Layout';
import { LoadError } from '../layout/LoadError';
import { ScrollToTop } from '../navigation/ScrollToTop';
import { NavigationProvider, usePageNavigation } from '../navigation/usePageNavigation';
import { arePagesLoaded, forgetPages, loadPages } from './loadPages';

/** The whole site. Must be inside a router, which differs between the browser and the build. */
export function App({ startPath }: { startPath: string }) {
  useTextSpacing();
  useViewportUnit();
  return (
    <HelmetProvider>
      <MotionProvider>
        <NavigationProvider startPath={startPath} areOthersLoaded={arePagesLoaded}>
          <Layout>
            <CurrentPage />
          </Layout>
          <ScrollToTop />
        </NavigationProvider>
      </MotionProvider>
    </HelmetProvider>
  );
}

function CurrentPage() {
  const { path } = usePageNavigation();
  const [attempt, showAgain] = useReducer((attempt: number) => attempt + 1, 0);

  function tryAgain() {
    loadPages().then(showAgain, () => {
      forgetPages();
      // Some browsers repeat the error of a failed import until the page is reloaded.
      if (navigator.onLine) window.location.reload();
    });
  }

  return (
    <ErrorBoundary key={path + attempt} fallback={<LoadError tryAgain={tryAgain} />} onError={forgetPages}>
      <Routes location={path}>
        <Route path="/" element={<Home />} />
        <Route path="*" element={<OtherPage />} />
      </Routes>
    </ErrorBoundary>
  );
}

function OtherPage() {
  const { path } = usePageNavigation();
  const { OtherPages } = use(loadPages());
  return <OtherPages path={path} />;
}
