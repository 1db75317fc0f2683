/**
 * What others change in the page before the app takes it over: a translator wraps every text, a password manager adds an
 * element beside a field. The app needs the markup as it was built; see `app/takeOver.ts`.
 */
const root = document.getElementById('root') as HTMLElement;

/** Oldest first. */
export const changes: MutationRecord[] = [];

const observer = new MutationObserver((records) => changes.push(...records));

function observe(node: Node) {
  observer.observe(node, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
}

/** Watches the parts that are parsed already, and all of the root once the document is: until then the parser adds to it. */
export function watchChanges() {
  for (const part of root.children) observe(part);
  document.addEventListener('readystatechange', () => observe(root), { once: true });
}

/** Changes the page itself, which is not recorded. */
export function changePage(change: () => void) {
  changes.push(...observer.takeRecords());
  change();
  observer.takeRecords();
}

/** Returns what others have changed since the last call. */
export function takeChanges(): MutationRecord[] {
  changes.push(...observer.takeRecords());
  return changes.splice(0);
}
