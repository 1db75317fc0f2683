/**
 * Makes the address's fragment one that the router can read, before it does: a path that starts with a slash and holds
 * no malformed percent-escape. What cannot be decoded is taken as it is written, and is then an unknown page.
 */
export function normalizeHash() {
  const written = window.location.hash.slice(1);
  if (written === '') return;
  const path = written.startsWith('/') ? written : `/${written}`;
  const readable = canBeDecoded(path) ? path : path.replaceAll('%', '%25');
  if (readable !== written) window.history.replaceState(window.history.state, '', `#${readable}`);
}

function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
