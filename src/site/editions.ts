import editions from 'virtual:editions';

/** The edition at the root of the site. */
export const [rootEdition] = editions;

/** All editions but this one. */
export const otherEditions: readonly Edition[] = editions.filter(({ folder }) => folder !== '');

/** Whether this edition shows a page of the root's, which is not translated. */
export function isUntranslated(path: string): boolean {
  return editions.some(({ folder, lacks }) => folder === '' && lacks.includes(path));
}

/** The editions that have the page at a path. */
export function editionsWith(path: string): readonly Edition[] {
  return editions.filter(({ lacks }) => !lacks.includes(path));
}

/** Those projects of a list that have a page in this edition. */
export function withPage<Project extends { language?: string }>(projects: readonly Project[]): readonly Project[] {
  return projects.filter(({ language }) => !language);
}
