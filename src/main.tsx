import { createRoot } from 'react-dom/client';
import { parsePath } from 'react-router-dom';
import { App } from './App';
import { normalizeHash } from './normalizeHash';
import { loadPage } from './routes';

// Registered before the router's own listener, so that it reads what this leaves.
window.addEventListener('popstate', normalizeHash);
normalizeHash();

async function start(root: HTMLElement) {
  // A page that could not be fetched says so itself.
  await loadPage(parsePath(window.location.hash.slice(1)).pathname ?? '/').catch(() => {});
  createRoot(root).render(<App />);
}

const root = document.getElementById('root');
if (root) start(root);
