import { Suspense } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from './components/ErrorBoundary';
import { MotionProvider } from './hooks/useMotion';
import { PageTransitionProvider, usePageTransition } from './hooks/usePageTransition';
import { Layout } from './layout/Layout';
import { ScrollToTop } from './layout/ScrollToTop';
import { LoadError } from './pages/LoadError';
import { routeOf, routes } from './routes';
import { GlobalStyle } from './theme/GlobalStyle';

export function App() {
  return (
    <HelmetProvider>
      <HashRouter useTransitions={false}>
        <MotionProvider>
          <PageTransitionProvider routeOf={routeOf}>
            <GlobalStyle />
            <Layout>
              <Pages />
            </Layout>
            <ScrollToTop />
          </PageTransitionProvider>
        </MotionProvider>
      </HashRouter>
    </HelmetProvider>
  );
}

/* The boundary is inside: a failed page that is left for one still on its way stays until that one is there. */
function Pages() {
  const { shownLocation } = usePageTransition();
  return (
    <Suspense>
      <ErrorBoundary fallback={<LoadError />} resetKey={shownLocation.key}>
        <Routes location={shownLocation}>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </ErrorBoundary>
    </Suspense>
  );
}
