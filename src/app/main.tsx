import { useEffect, useLayoutEffect } from 'react';
import { HashRouter } from 'react-router-dom';
import { HOME } from '../paths';
import { AT_REST, AWAITED, READY, TAKEOVER } from '../theme/stages';
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
  document.dispatchEvent(new Event(TAKEOVER));
  takeOver(document.getElementById('root') as HTMLElement, (onHydrated) => (
    <HashRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <App startPath={path} />
      <Hydration onHydrated={onHydrated} />
    </HashRouter>
  ));
}

/** Tells when the page is hydrated, and when the app answers the visitor. */
function Hydration({ onHydrated }: { onHydrated: () => void }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(finish, []);
  return null;
}

function finish() {
  document.dispatchEvent(new Event(READY));
  // So that the first link that is tapped leads on at once. If it fails, the tap fetches it.
  loadPages().catch(forgetPages);
  setTimeout(() => document.documentElement.setAttribute(AT_REST, ''), TIME_TO_REST);
}
