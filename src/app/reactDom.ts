/** A separate module, so that `main.tsx` can import React DOM dynamically. */
export { createRoot, hydrateRoot } from 'react-dom/client';
