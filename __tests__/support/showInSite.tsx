import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { MotionProvider } from '../../src/hooks/useMotion';
import { PageTransitionProvider } from '../../src/navigation/usePageTransition';

/** Renders a part of a page within what its links need. All pages are there at once. */
export function showInSite(part: ReactNode) {
  const routes = {
    pathAt: (address: string) => address,
    isLoaded: () => true,
    load: async () => {},
    isOutdated: async () => false,
  };
  return render(
    <HashRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <MotionProvider>
        <PageTransitionProvider startPath="/" routes={routes}>
          {part}
        </PageTransitionProvider>
      </MotionProvider>
    </HashRouter>,
  );
}
