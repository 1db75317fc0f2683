/** The folder of the sites that tests build. */
export const SITES = '__tests__/sites';

/** The options of the build that all sites share. */
export const REFERENCE_OPTIONS = [
  `--pages=${SITES}/reference/pages`,
  `--assets=${SITES}/reference/assets`,
  '--public=.cache/sites/public',
];

/** The folder to which the build of a site writes its files and `dist`. */
export const siteFolder = (name: string) => `.cache/sites/${name}`;

/** The folder of a built site. */
export const siteDist = (name: string) => `${siteFolder(name)}/dist`;

/** The site that most tests visit. */
export const SITE = siteDist('reference');

/** The tag of the invented language of the longest site. */
export const PSEUDO = 'en-XA';

/** The files in `public` that belong to the template. */
export const PUBLIC_FILES = ['.htaccess', '.nojekyll', '_headers', 'contact.php'];

/** A file with a line for each site that the run has built. */
export const SITES_BUILT = '.cache/sitesBuilt.txt';

/** A file with a line for each document that a test has loaded. */
export const DOCUMENTS = '.cache/documents.txt';
