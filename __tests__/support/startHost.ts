import { once } from 'node:events';
import { createStaticServer, listen } from '../../src/tools/server/staticServer';

/** Serves a folder as a static host does, at an address of its own, until `stop` is called. */
export async function startHost(root: string, base = '/') {
  const server = createStaticServer({ root, base });
  return {
    url: `http://localhost:${await listen(server, 0)}${base}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
