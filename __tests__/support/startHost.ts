import { createStaticServer, listen } from '../../src/tools/server/staticServer';

type Options = Parameters<typeof createStaticServer>[0];

/** Serves a folder as a static host does, until `stop` is called. */
export async function startHost(root: string, intercept?: Options['intercept']) {
  const server = createStaticServer({ root, intercept });
  return {
    url: `http://localhost:${await listen(server, 0)}/`,
    stop: () => server.close().closeAllConnections(),
  };
}
