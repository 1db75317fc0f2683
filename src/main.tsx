import { createRoot } from 'react-dom/client';
import { App } from './App';
import { normalizeHash } from './normalizeHash';

// Registered before the router's own listener, so that it reads what this leaves.
window.addEventListener('popstate', normalizeHash);
normalizeHash();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
