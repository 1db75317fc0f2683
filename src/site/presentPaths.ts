type Moves = [former: string, present: string][];

/** The paths of pages below some former ones, with those that they have now. */
export function movesOf(paths: readonly string[], former: object): Moves {
  return Object.entries(former).flatMap(([start, current]) =>
    paths
      .filter((path) => path === current || path.startsWith(`${current}/`))
      .map((path): Moves[number] => [start + path.slice(current.length), path]),
  );
}

/**
 * The path of each page by all that a text may have for it: present, former and default ones, such as `/projects/4`.
 *
 * @param pages Pages by name, which may be wrong.
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
