import { createStaticServer, listen } from '../../src/tools/server/staticServer';

/** Serves the site `reference`, and sets its address in the environment. */
export default async function globalSetup() {
  const server = createStaticServer({ root: '.cache/sites/reference/dist' });
  process.env.SITE_ORIGIN = `http://localhost:${await listen(server, 0)}`;
  return () => server.close().closeAllConnections();
}
