import { HOME, NO_PAGE, pageFolder } from '../paths';
import type { EditionLink } from '../site/given';

/** The address of a page in another edition, from this one; that of its home if it lacks the page. */
export function editionAddress({ folder, lacks }: Pick<EditionLink, 'folder' | 'lacks'>, path: string): string {
  const hasPage = path !== HOME && !path.endsWith(NO_PAGE) && !lacks.includes(path);
  return hasPage ? folder + pageFolder(path) : folder;
}
