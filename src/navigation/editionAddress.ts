import { HOME, NO_PAGE, pageFolder } from '../paths';
import type { EditionLink } from '../site/editionData';

/** Returns the relative address of a page in another edition, or of that edition's home if the edition lacks the page. */
export function editionAddress(
  { folder, untranslated }: Pick<EditionLink, 'folder' | 'untranslated'>,
  path: string,
): string {
  const hasPage = path !== HOME && !path.endsWith(NO_PAGE) && !untranslated.includes(path);
  return hasPage ? folder + pageFolder(path) : folder;
}
