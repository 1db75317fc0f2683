import { requireFonts } from '../../src/tools/browser/fonts';
import { createStaticServer, listen } from '../../src/tools/server/staticServer';
import requirePhp from './php';

/** Serves the site `reference`, which the tests find in the environment. */
export default async function globalSetup() {
  requirePhp();
  requireFonts();
  const server = createStaticServer({ root: '.cache/sites/reference/dist' });
  process.env.SITE_ORIGIN = `http://localhost:${await listen(server, 0)}`;
  return () => server.close().closeAllConnections();
}
