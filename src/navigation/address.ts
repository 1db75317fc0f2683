/**
 * Resolves addresses to pages and marks current links. Shared by the app and by `boot/`, which handles the prerendered
 * page until the app takes over.
 */
import { HOME, NO_PAGE } from '../paths';

/** What messengers and mail programs take for a part of an address that stands in a sentence. */
const PUNCTUATION = /[).,;:!*'"\]>»”’]+$/;

/**
 * The path of the page at an address. Ignores extra slashes, upper case, percent-encoding, punctuation and parameters
 * after the path, and how a trailing number is written (`/projects/04` is `/projects/4`).
 *
 * @param address The part after the `#`. One that is no path, such as `comments`, means home.
 * @param paths The path of each page by all that it has or had. An unknown address has that of `/404`, or below another page of
 *   `<that page's path>/404`, if such a page exists.
 */
export function pageAt(address: string, paths: ReadonlyMap<string, string>): string {
  const [written = ''] = address.split(/[?#&]/);
  const segments = written.split('/').map(decoded).filter(Boolean);
  const path = `/${segments.join('/').toLowerCase().replace(PUNCTUATION, '').replace(/\/$/, '')}`;
  const parent = path.slice(0, path.lastIndexOf('/'));
  const number = `${parent}/${Number(path.slice(parent.length + 1))}`;
  const found = paths.get(path) ?? paths.get(number);
  if (found || !written.startsWith('/')) return found ?? HOME;
  return paths.get(parent + NO_PAGE) ?? NO_PAGE;
}

/** Returns a segment with a malformed percent-escape unchanged; an escaped slash stays escaped. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
}

/**
 * The `aria-current` of a link on the page at `shownPath`.
 *
 * @param coversSubpages Whether the link is also current on the pages below its own, such as `/projects/4`.
 */
export function currentMark(target: string, shownPath: string, coversSubpages: boolean): 'page' | 'true' | undefined {
  if (target === shownPath) return 'page';
  return coversSubpages && shownPath.startsWith(`${target}/`) ? 'true' : undefined;
}
