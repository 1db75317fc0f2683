/**
 * Which page an address means, and how the links to pages are marked. Shared by the app and by `boot/`, which serves
 * the prerendered page until the app takes over.
 */

/**
 * The path of the page that an address means: without a slash at its end, in lower case, percent-escapes decoded, and a
 * number at its end as `Number` reads it (`/projects/04` is `/projects/4`).
 *
 * @param address What follows the `#`.
 * @param paths Of all pages.
 * @param noPage The path of the page for unknown addresses, such as `/404`. Addresses below another page get
 *   `<its path>/404`, if there is such a page.
 */
export function pageAt(address: string, paths: { has: (path: string) => boolean }, noPage: string): string {
  const [written = ''] = address.split(/[?#]/);
  const path = `/${decoded(written)
    .toLowerCase()
    .replace(/^\/|\/+$/g, '')}`;
  const parent = path.slice(0, path.lastIndexOf('/'));
  const number = `${parent}/${Number(path.slice(parent.length + 1))}`;
  return [path, number, parent + noPage].find((candidate) => paths.has(candidate)) ?? noPage;
}

/** As it is written, if it holds a malformed percent-escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The `aria-current` of a link while a page is shown.
 *
 * @param coversSubpages Whether the link is also current on the pages below its own, such as `/projects/4`.
 */
export function currentMark(target: string, shownPath: string, coversSubpages: boolean): 'page' | 'true' | undefined {
  if (target === shownPath) return 'page';
  return coversSubpages && shownPath.startsWith(`${target}/`) ? 'true' : undefined;
}
