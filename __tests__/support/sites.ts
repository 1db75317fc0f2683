/** Folder of the copy of the project with a fixture's content that `buildFixtures.mjs` makes. */
export const copyOf = (fixture: string) => `.cache/fixtures/${fixture}`;

/** Folder of a fixture's built site. */
export const siteOf = (fixture: string) => `${copyOf(fixture)}/dist`;

/** The site that the tests visit. */
export const SITE = siteOf('specification');
