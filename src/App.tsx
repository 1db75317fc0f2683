import { HelmetProvider } from 'react-helmet-async';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from './components/ErrorBoundary';
import { MotionProvider } from './hooks/useMotion';
import { PageTransitionProvider, usePageTransition } from './hooks/usePageTransition';
import { Layout } from './layout/Layout';
import { ScrollToTop } from './layout/ScrollToTop';
import { LoadError } from './pages/LoadError';
import { loadPage, routes } from './routes';
import { GlobalStyle } from './theme/GlobalStyle';

export function App() {
  return (
    <HelmetProvider>
      <HashRouter>
        <MotionProvider>
          <PageTransitionProvider load={loadPage}>
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

function Pages() {
  const { shownLocation } = usePageTransition();
  return (
    <ErrorBoundary fallback={<LoadError />} resetKey={shownLocation.key}>
      <Routes location={shownLocation}>
        {routes.map(({ path, Page = LoadError }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </ErrorBoundary>
  );
}
