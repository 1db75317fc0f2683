import { formerPaths, pages } from '#content/pages';
import { withPage } from './editions';
import { NO_PAGE } from './paths';
import { NO_PROJECT, projects } from './projects';

/** The paths of all pages. */
const paths = [
  ...Object.values(pages).map(({ path }) => path),
  ...withPage(projects).map(({ path }) => path),
  NO_PAGE,
  NO_PROJECT,
];

/** The paths that pages have, by those that they had. */
export const movedPaths: ReadonlyMap<string, string> = new Map(
  Object.entries(formerPaths).flatMap(([former, current]) =>
    paths
      .filter((path) => path === current || path.startsWith(`${current}/`))
      .map((path): [string, string] => [former + path.slice(current.length), path]),
  ),
);

/** The path of each page by all that it has or had. */
export const pathsByAddress: ReadonlyMap<string, string> = new Map([
  ...paths.map((path): [string, string] => [path, path]),
  ...movedPaths,
]);
