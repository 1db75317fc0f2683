/** Runs inline after the `main` of a page's own file, before the first paint. The file keeps its address. */
import { ownPath } from '../navigation/ownFile';
import { fillIn, startVisit } from './visit';

const script = document.currentScript as HTMLScriptElement;
const path = ownPath() ?? '';

/** A path after the `#` means a page of the app. Any other fragment the router would take for a path. */
function readFragment() {
  const { href, hash } = location;
  if (hash.startsWith('#/')) location.replace(document.baseURI + hash);
  else if (hash) history.replaceState(history.state, '', href.slice(0, -hash.length));
}

readFragment();
addEventListener('popstate', () => ownPath() && readFragment());
fillIn(script.previousElementSibling as Element);
script.remove();
startVisit({ address: () => ownPath() ?? path, isHome: () => false, content: () => Promise.resolve() });
