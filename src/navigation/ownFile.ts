/**
 * The path of the page whose own file this document is: `/projects/4` for `projects/4/`. Undefined in `index.html`, and once
 * the visitor has opened another page in the app.
 */
export function ownPath(): string | undefined {
  // While prerendering there is no document.
  return globalThis.document?.documentElement.dataset.path;
}

/** Moves from the page's own file to its address in the app, just before the app opens another page. */
export function enterApp() {
  const path = ownPath();
  if (!path) return;
  // The `base` keeps relative addresses right.
  window.history.replaceState(window.history.state, '', `${document.baseURI}#${path}${window.location.search}`);
  delete document.documentElement.dataset.path;
}
