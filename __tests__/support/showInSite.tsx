import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { MotionProvider } from '../../src/hooks/useMotion';
import { NavigationProvider } from '../../src/navigation/useNavigation';

/** Renders a part of a page within what its links need. */
export function showInSite(part: ReactNode, startPath = '/') {
  return render(
    <HashRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <MotionProvider>
        <NavigationProvider startPath={startPath}>{part}</NavigationProvider>
      </MotionProvider>
    </HashRouter>,
  );
}
