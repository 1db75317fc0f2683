/** Path of the home page. */
export const HOME = '/';

/** Path of the page for unknown addresses. */
export const NO_PAGE = '/404';

/** Folder of a page's own file, relative to the site. */
export function pageFolder(path: string): string {
  return path === HOME ? './' : `${path.slice(1)}/`;
}

/** Absolute address of a page's own file, for search engines and social networks, which ignore what follows the `#`. */
export const fileUrl = (siteUrl: string, path: string) => new URL(pageFolder(path), siteUrl).href;
