/** A module of its own, so that the rest of the app can be run after React DOM. */
export { createRoot, hydrateRoot } from 'react-dom/client';
