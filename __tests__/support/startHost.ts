import { createStaticServer, listen } from '../../src/tools/server/staticServer';

/** Serves a folder as a static host does, until `stop` is called. */
export async function startHost(root: string, base = '/') {
  const server = createStaticServer({ root, base });
  return {
    url: `http://localhost:${await listen(server, 0)}${base}`,
    stop: () => server.close().closeAllConnections(),
  };
}
