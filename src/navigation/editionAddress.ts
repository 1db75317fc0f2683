import { HOME, NO_PAGE, pageFolder } from '../paths';
import type { EditionLink } from '../site/editionData';

/** Returns the relative address of a page in another edition, or of that edition's home if the edition lacks the page. */
export function editionAddress({ folder, lacks }: Pick<EditionLink, 'folder' | 'lacks'>, path: string): string {
  const hasPage = path !== HOME && !path.endsWith(NO_PAGE) && !lacks.includes(path);
  return hasPage ? folder + pageFolder(path) : folder;
}
