/** The path of the home page. */
export const HOME = '/';

/** The path of the page for unknown addresses. */
export const NO_PAGE = '/404';

/** Returns the folder of a page's own file, relative to the site. */
export function pageFolder(path: string): string {
  return path === HOME ? './' : `${path.slice(1)}/`;
}

/** Returns the absolute address of a page's own file. Search engines and social networks ignore the part of an address after `#`. */
export const fileUrl = (siteUrl: string, path: string) => new URL(pageFolder(path), siteUrl).href;
