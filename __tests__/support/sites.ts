/** Where the sites that the tests build lie. */
export const SITES = '__tests__/sites';

/** The options of the build for what these sites have in common. */
export const REFERENCE_OPTIONS = [
  `--pages=${SITES}/reference/pages`,
  `--assets=${SITES}/reference/assets`,
  '--public=.cache/sites/public',
];

/** What the build of a site of `__tests__/sites` leaves, its `dist` included. */
export const siteFolder = (name: string) => `.cache/sites/${name}`;

/** Folder of a built site. */
export const siteDist = (name: string) => `${siteFolder(name)}/dist`;

/** The site that the tests visit. */
export const SITE = siteDist('reference');

/** The language of the longest site that nobody speaks. */
export const PSEUDO = 'en-XA';

/** The files in `public` that are not the owner's. */
export const PUBLIC_FILES = ['.htaccess', '.nojekyll', '_headers', 'contact.php'];

/** A line for each site that was built for a run of the tests. */
export const SITES_BUILT = '.cache/sitesBuilt.txt';
