type Moves = [former: string, present: string][];

/**
 * Returns the former paths of pages, each with the present path. Pages below a moved path have moved with it.
 *
 * @param former The present path by each former path.
 */
export function movesOf(paths: readonly string[], former: object): Moves {
  return Object.entries(former).flatMap(([start, current]) =>
    paths
      .filter((path) => path === current || path.startsWith(`${current}/`))
      .map((path): Moves[number] => [start + path.slice(current.length), path]),
  );
}

/**
 * Returns the present path of a page by each path that a link in a text can have: the present path, a former path, or the default
 * path, such as `/projects/4`.
 *
 * @param pages The pages by name, before the check of the content.
 */
export function presentPaths(pages: object, formerPaths: object, projectIds: readonly unknown[]): Map<string, string> {
  const byDefault = Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [`/${name}`, `${Object(page).path}`]),
  );
  const projects = byDefault['/projects'];
  const paths = [...Object.values(byDefault), ...(projects ? projectIds.map((id) => `${projects}/${id}`) : [])];
  const present = paths.map((path): Moves[number] => [path, path]);
  return new Map([...movesOf(paths, byDefault), ...movesOf(paths, formerPaths), ...present]);
}
