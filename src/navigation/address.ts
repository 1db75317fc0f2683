/**
 * Resolves addresses to pages and marks current links. Shared by the app and by `boot/`, which handles the prerendered
 * page until the app takes over.
 */
import { HOME, NO_PAGE } from '../paths';

/** Punctuation after an address in a sentence, which messengers and mail programs treat as a part of the address. */
const PUNCTUATION = /[).,;:!*'"\]>»”’]+$/;

/**
 * Returns the path of the page at an address. Ignores extra slashes, upper case, percent-encoding, punctuation and parameters
 * after the path, and leading zeros of a number at the end (`/projects/04` is `/projects/4`). An unknown address gets `/404`,
 * or the 404 page of its parent, such as `/projects/404`, if `paths` has this page.
 *
 * @param address The part after the `#`. A part that is no path, such as `comments`, means home.
 * @param paths The present path of each page, by the page's present and former paths.
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

/** Decodes a segment of a path. A segment with a malformed percent-escape stays unchanged. An escaped slash stays escaped. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
}

/**
 * Returns the `aria-current` of a link on the page at `shownPath`.
 *
 * @param coversSubpages Whether the link is also current on pages below its target, such as `/projects/4` below `/projects`.
 */
export function currentMark(target: string, shownPath: string, coversSubpages: boolean): 'page' | 'true' | undefined {
  if (target === shownPath) return 'page';
  return coversSubpages && shownPath.startsWith(`${target}/`) ? 'true' : undefined;
}
