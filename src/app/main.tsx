import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { HashRouter } from 'react-router-dom';
import { HOME } from '../paths';
import { AT_REST, AWAITED, READY } from '../theme/stages';
import { App } from './App';
import { allowLibraries } from './allowLibraries';
import { forgetPages, loadPages } from './loadPages';
import { takeOver } from './takeOver';

/** Milliseconds that a slow phone may stay busy after the app has taken over. */
const TIME_TO_REST = 1500;

/** Takes the prerendered page over. Rejects, leaving the page as it is, if the code of the page cannot be fetched. */
export async function start(): Promise<void> {
  const { path = HOME } = document.documentElement.dataset;
  if (path !== HOME || document.documentElement.hasAttribute(AWAITED)) {
    forgetPages();
    await loadPages();
  }
  allowLibraries();
  takeOver(document.getElementById('root') as HTMLElement, (onHydrated) => (
    <HashRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
      <Hydration onHydrated={onHydrated}>
        <App startPath={path} />
      </Hydration>
    </HashRouter>
  ));
  // So that the first link that is tapped leads on at once. If it fails, the tap fetches it.
  loadPages().catch(forgetPages);
}

/**
 * Tells when the page is hydrated, and when the app answers the visitor. Is no sibling of the app: React's ids tell the place in
 * the tree, and the build renders the app alone.
 */
function Hydration({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(finish, []);
  return children;
}

function finish() {
  document.dispatchEvent(new Event(READY));
  setTimeout(() => document.documentElement.setAttribute(AT_REST, ''), TIME_TO_REST);
}
