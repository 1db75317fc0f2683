import { use, ViewTransition } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes } from 'react-router-dom';
import { Home } from '#pages/Home';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { MotionProvider } from '../hooks/useMotion';
import { useViewportUnit } from '../hooks/useViewportUnit';
import { Layout } from '../layout/Layout';
import { LoadError } from '../layout/LoadError';
import { ScrollToTop } from '../navigation/ScrollToTop';
import { useFades } from '../navigation/useFades';
import { NavigationProvider, useNavigation } from '../navigation/useNavigation';
import { forgetPages, loadPages } from './loadPages';

/** The whole site; needs a router around it. */
export function App({ startPath }: { startPath: string }) {
  useViewportUnit();
  return (
    <HelmetProvider>
      <MotionProvider>
        <NavigationProvider startPath={startPath}>
          <Layout>
            <Page />
          </Layout>
          <ScrollToTop />
        </NavigationProvider>
      </MotionProvider>
    </HelmetProvider>
  );
}

function Page() {
  const { path } = useNavigation();
  const transition = useFades() ? 'page' : 'none';
  return (
    <ErrorBoundary key={path} fallback={<LoadError />} onError={forgetPages}>
      <ViewTransition default="none" enter={transition} exit={transition}>
        <Routes location={path}>
          <Route path="/" element={<Home />} />
          <Route path="*" element={<OtherPage />} />
        </Routes>
      </ViewTransition>
    </ErrorBoundary>
  );
}

function OtherPage() {
  const { path } = useNavigation();
  const { OtherPages } = use(loadPages());
  return <OtherPages path={path} />;
}
