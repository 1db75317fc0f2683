import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { HashRouter } from 'react-router-dom';
import { HOME } from '../paths';
import { AT_REST, AWAITED, READY } from '../theme/stages';
import { App } from './App';
import { allowLibraries } from './allowLibraries';
import { forgetPages, loadPages } from './loadPages';
import { takeOver } from './takeOver';

/** Milliseconds for which a slow phone can stay busy after the app has taken over. Then the lights of the background start. */
const TIME_TO_REST = 1500;

/** Lets the app take over the prerendered page. Rejects and leaves the page unchanged if the page's code cannot be fetched. */
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
  // Prefetches the code, so that the first tap on a link opens its page at once. After a failure, the tap fetches the code.
  loadPages().catch(forgetPages);
}

/**
 * Reports when the page is hydrated and when the app answers the visitor. The build renders the app without this component.
 * The component contains the app: a component beside the app would change the ids that `useId` returns, and the ids in the built
 * page would differ.
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
