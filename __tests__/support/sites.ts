/** What the build of a site of `__tests__/sites` leaves, its `dist` included. */
export const folderOf = (name: string) => `.cache/sites/${name}`;

/** Folder of a built site. */
export const siteOf = (name: string) => `${folderOf(name)}/dist`;

/** The site that the tests visit. */
export const SITE = siteOf('reference');
