/** A page of the site in one of its languages. */
export interface ExaminedPage {
  /** Language tag. */
  language: string;
  /** The folder of the edition in `dist`, such as `en/`; empty for that at the root. */
  folder: string;
  /** The path in the edition, which is the same in all. */
  path: string;
  /** The path in the site, by which the doctor names the page. */
  route: string;
  /** Absolute address of the page's own file. */
  address: string;
}

/**
 * @param addresses Those of the sitemap, the root's home first.
 * @param tags Language tags of the editions, that at the root first.
 */
export function examinedPages([home = '', ...others]: readonly string[], [first = '', ...tags]: readonly string[]) {
  return [home, ...others].map((address): ExaminedPage => {
    const file = address.slice(home.length);
    const tag = tags.find((tag) => file.startsWith(`${tag}/`));
    const folder = tag ? `${tag}/` : '';
    const pathOf = (part: string) => `/${part.replace(/\/$/, '')}`;
    return { language: tag ?? first, folder, path: pathOf(file.slice(folder.length)), route: pathOf(file), address };
  });
}
